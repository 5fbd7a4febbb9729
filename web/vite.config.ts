import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { texts } from "./texts.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The server's policy allows scripts, styles, fonts and pictures from itself only: nothing is put inline.
export default defineConfig({
  plugins: [svelte(), texts()],
  base: "/app/",
  resolve: { alias: { $lib: at("src/lib"), $art: at("src/art") } },
  build: {
    outDir: at("../src/civ/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});

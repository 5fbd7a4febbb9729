import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { texts } from "./texts.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The content security policy of the server allows no inline scripts, styles, fonts or images.
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
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});

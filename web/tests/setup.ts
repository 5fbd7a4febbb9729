// The browser globals that the modules under test use while they are loaded.
import { vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("document", { documentElement: { lang: "en" }, querySelector: () => null });

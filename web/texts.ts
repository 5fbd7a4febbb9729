// A Vite plugin that turns the Fluent files of the Python package into modules: one for each language and group of
// files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/civ/i18n/locales", import.meta.url));
// `play` is needed on every page, `learn` only in lessons and in the rulebook.
const GROUPS: Record<string, (file: string) => boolean> = {
  play: (file) => /^(common|engine|bots|tables|terminal|web-.*)\.ftl$/.test(file) && file !== "web-learn.ftl",
  learn: (file) => /^(web-learn|rulebook)\.ftl$/.test(file),
};
const MODULE = "virtual:texts";

/** Provides `virtual:texts`: a loader for each "language/group", which yields the text of its files. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return index();
      if (!id.startsWith(`\0${MODULE}/`)) return undefined;
      const [language, group] = id.slice(MODULE.length + 2).split("/") as [string, string];
      const folder = `${LOCALES}/${language}`;
      const files = existsSync(folder) ? readdirSync(folder).filter(GROUPS[group]!).sort() : [];
      files.forEach((file) => this.addWatchFile(`${folder}/${file}`));
      return `export default ${JSON.stringify(files.map((file) => withoutComments(`${folder}/${file}`)).join("\n"))};`;
    },
  };
}

/** The module with the loaders. Every folder of texts is a language. */
function index(): string {
  const modules = readdirSync(LOCALES).flatMap((language) =>
    Object.keys(GROUPS).map((group) => `${language}/${group}`),
  );
  const loaders = modules.map((name) => `"${name}": () => import("${MODULE}/${name}"),`);
  return `export default {\n${loaders.join("\n")}\n};`;
}

function withoutComments(path: string): string {
  return readFileSync(path, "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

// The Fluent files of the Python package as modules of the client: one for each language and group of files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/civ/i18n/locales", import.meta.url));
// What all pages need, and what only those need that teach.
const GROUPS: Record<string, (file: string) => boolean> = {
  play: (file) => /^(engine|bots|tables|terminal|web-.*)\.ftl$/.test(file) && file !== "web-learn.ftl",
  learn: (file) => /^(web-learn|rulebook)\.ftl$/.test(file),
};
const NAME = "virtual:texts";

/** `virtual:texts` has a loader for each "language/group"; what they load is the text of all its files. */
export function texts(): Plugin {
  const ids = () =>
    readdirSync(LOCALES).flatMap((language) => Object.keys(GROUPS).map((group) => `${language}/${group}`));
  return {
    name: "texts",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const rows = ids().map((name) => `"${name}": () => import("${NAME}/${name}"),`);
        return `export default {\n${rows.join("\n")}\n};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [language, group] = id.slice(NAME.length + 2).split("/") as [string, string];
      const folder = `${LOCALES}/${language}`;
      const files = existsSync(folder) ? readdirSync(folder).filter(GROUPS[group]!).sort() : [];
      files.forEach((file) => this.addWatchFile(`${folder}/${file}`));
      return `export default ${JSON.stringify(files.map((file) => withoutComments(`${folder}/${file}`)).join("\n"))};`;
    },
  };
}

function withoutComments(path: string): string {
  return readFileSync(path, "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

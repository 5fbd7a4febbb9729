// The module that the plugin in web/texts.ts generates.
declare module "virtual:texts" {
  /** A loader for each "language/group". */
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}

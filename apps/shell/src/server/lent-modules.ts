/**
 * What the shell lends, by the name under which remotes ask for it; each is made when it is first asked for. The build
 * of the server bundle writes the list (tools/webpack/server/lent-modules-loader.cjs), as the federation plugin does in
 * the browser's build.
 */
export const lentModules: Readonly<Record<string, () => unknown>> = {};

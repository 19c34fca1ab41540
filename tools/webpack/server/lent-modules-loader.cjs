/** Writes the list of what the shell lends, each made when it is first asked for. */
module.exports = function lentModulesLoader() {
  const { modules } = this.getOptions();
  const lines = modules.map(
    ([name, request]) => `  ${JSON.stringify(name)}: () => require(${JSON.stringify(request)}),`,
  );
  return `export const lentModules = {\n${lines.join('\n')}\n};\n`;
};

/** The entry of a remote's server bundle, beside its descriptor: each page is made when it is first drawn. */
module.exports = function exposesLoader() {
  const { exposes } = this.getOptions();
  const fileOf = (expose) => `./app/exposes/${expose.replace('./', '')}.tsx`;
  const lines = exposes.map(
    (expose) => `  ${JSON.stringify(expose)}: () => require(${JSON.stringify(fileOf(expose))}),`,
  );
  return `export const exposes = {\n${lines.join('\n')}\n};
export const setBase = (base) => {
  __webpack_public_path__ = base;
};\n`;
};

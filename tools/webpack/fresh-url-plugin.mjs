import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

class FreshUrlModule extends RuntimeModule {
  constructor() {
    super('fresh url for a retry', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const { loadScript } = RuntimeGlobals;
    return `
      const load = ${loadScript};
      const attempts = {};
      ${loadScript} = (url, ...rest) => {
        const attempt = (attempts[url] = (attempts[url] ?? 0) + 1);
        load(attempt === 1 ? url : url + '?attempt=' + attempt, ...rest);
      };`;
  }
}

/** Requests a chunk by another URL at each retry: a browser would join the retry to a hanging request. */
export const freshUrlPlugin = {
  apply(compiler) {
    compiler.hooks.compilation.tap('fresh-url', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('fresh-url', (chunk) => {
        compilation.addRuntimeModule(chunk, new FreshUrlModule());
      });
    });
  },
};

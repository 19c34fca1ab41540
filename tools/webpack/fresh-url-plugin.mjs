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

/**
 * Asks for a chunk by another URL each time after the first: a browser would join the retry to a request that hangs,
 * and nothing but a new one ends a hang.
 */
export const freshUrlPlugin = {
  apply(compiler) {
    compiler.hooks.compilation.tap('fresh-url', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('fresh-url', (chunk) => {
        compilation.addRuntimeModule(chunk, new FreshUrlModule());
      });
    });
  },
};

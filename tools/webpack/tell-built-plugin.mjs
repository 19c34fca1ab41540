/**
 * Tells the process that started the build, over its IPC channel, that all files are written: after that webpack only
 * stores its cache, and whoever wants the files need not wait for it. Tells nothing of a build with errors.
 */
export const tellBuiltPlugin = {
  apply(compiler) {
    // After everybody else who has something to do at the end.
    compiler.hooks.done.tap({ name: 'tell-built', stage: Number.MAX_SAFE_INTEGER }, (stats) => {
      if (!stats.hasErrors()) process.send?.({ built: true });
    });
  },
};

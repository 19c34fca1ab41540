import webpack from 'webpack';

/**
 * Asks the engine to compile every function of a start script while the script is still arriving, beside the page's own
 * thread. It would else skip them, and stop that thread for each when it is called, which at the start most are.
 * Browsers that know no such hint read a comment.
 *
 * After the minifier, which drops comments, and before maps, hashes and compressed copies are made of the result.
 */
export const eagerCompilePlugin = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad\n',
  raw: true,
  entryOnly: true,
  test: /^main\b.*\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

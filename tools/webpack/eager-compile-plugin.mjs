import webpack from 'webpack';

/**
 * Makes the engine compile every function of a start script while it is downloaded, off the main thread. Otherwise
 * functions are compiled when they are called, as most are at the start. Browsers without this hint see a comment.
 *
 * Runs after the minifier, which drops comments, and before maps, hashes and compressed copies are made.
 */
export const eagerCompilePlugin = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad\n',
  raw: true,
  entryOnly: true,
  test: /^main\b.*\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

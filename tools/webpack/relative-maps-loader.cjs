const path = require('node:path');

/**
 * Names sources in maps as webpack does, from the app's folder. The compiler before it writes absolute paths, which
 * webpack counts into the hashes of modules: another folder would make other names of files.
 */
module.exports = function relativeMapsLoader(source, map) {
  if (!map) return this.callback(null, source);
  const { sources, ...rest } = typeof map === 'string' ? JSON.parse(map) : map;
  const fromApp = (file) => `./${path.relative(this.rootContext, file).split(path.sep).join('/')}`;
  this.callback(null, source, {
    ...rest,
    sources: sources.map((file) => (path.isAbsolute(file) ? fromApp(file) : file)),
  });
};

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

const { WebpackError } = webpack;

/** @returns {Promise<import('webpack').Stats>} of a whole run, after which its cache is on the disk */
const built = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) =>
      compiler.close((closing) => (failure || closing ? reject(failure ?? closing) : resolve(stats))),
    );
  });

const hashOf = async (file) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** What a build was made of, as webpack notes it of its own modules: files, folders, and what was looked for in vain. */
const snapshotOf = (
  { fileSystemInfo, options },
  startTime,
  { fileDependencies, contextDependencies, missingDependencies },
) =>
  new Promise((resolve, reject) => {
    const done = (failure, snapshot) => (snapshot ? resolve(snapshot) : reject(failure ?? new Error('no snapshot')));
    const dependencies = [fileDependencies, contextDependencies, missingDependencies];
    fileSystemInfo.createSnapshot(startTime, ...dependencies, options.snapshot.module, done);
  });

const isUnchanged = ({ fileSystemInfo }, snapshot) =>
  new Promise((resolve) =>
    fileSystemInfo.checkSnapshotValid(snapshot, (_failure, isValid) => resolve(isValid === true)),
  );

/**
 * Builds a second bundle after this one into this one's folder, unless nothing has changed of what that was made of: a changed
 * text is in neither bundle, and its team waits for one of them only. What it was made of is kept in this build's cache,
 * which starts anew when the configuration changes. Errors of the second are errors of this build.
 *
 * @param {import('webpack').Configuration} config of the second, with one file as its result; its folder is not asked
 */
export const companionPlugin = (config) => ({
  apply(compiler) {
    // A deployment builds elsewhere than `npm run build`, by an option of the command.
    const { path: folder } = compiler.options.output;
    const own = { ...config, output: { ...config.output, path: folder } };
    const file = path.join(folder, config.output.filename);
    const kept = compiler.getCache('companion').getItemCache(config.name, null);

    const isBuilt = async (compilation) => {
      const last = await kept.getPromise();
      return last && (await hashOf(file).catch(() => null)) === last.hash && isUnchanged(compilation, last.snapshot);
    };

    const build = async (compilation) => {
      const startTime = Date.now();
      const stats = await built(own);
      if (!stats.hasErrors())
        return kept.storePromise({
          hash: await hashOf(file),
          snapshot: await snapshotOf(compilation, startTime, stats.compilation),
        });
      return compilation.errors.push(new WebpackError(stats.toString({ preset: 'errors-only', colors: false })));
    };

    compiler.hooks.afterEmit.tapPromise('companion', async (compilation) => {
      if (compilation.errors.length === 0 && !(await isBuilt(compilation))) await build(compilation);
    });
  },
});

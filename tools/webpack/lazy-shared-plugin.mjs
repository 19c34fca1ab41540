import { LAZY_SHARED_FILE } from '@barg/contract/schemas';
import { emitPlugin } from './emit-plugin.mjs';
import { exposeChunks } from './expose-chunks.mjs';
import { LAZY_WORKSPACE_SINGLETONS } from './shared.mjs';

/** The shared modules that some chunks need before their own modules run. */
export const consumedBy = ({ chunkGraph }, chunks) =>
  chunks.flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(({ type, options }) =>
      type === 'consume-shared-module' ? [options.shareKey] : [],
    ),
  );

/**
 * Emits `lazy-shared.json`: the lazily shared libraries that each expose needs at its start: `{ './studio':
 * ['@barg/ui-kit/fields'] }`. The web tier preloads them with the page, which saves a round trip after the expose.
 *
 * @param {readonly string[]} exposes
 */
export const lazySharedPlugin = (exposes) =>
  emitPlugin('lazy shared', async (compilation) => {
    const wanted = exposes.map((expose) => {
      const consumed = new Set(consumedBy(compilation, exposeChunks(compilation, expose)));
      return [expose, LAZY_WORKSPACE_SINGLETONS.filter((request) => consumed.has(request))];
    });
    return {
      [LAZY_SHARED_FILE]: JSON.stringify(Object.fromEntries(wanted.filter(([, requests]) => requests.length > 0))),
    };
  });

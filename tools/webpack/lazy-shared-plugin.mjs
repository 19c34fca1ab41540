import { LAZY_SHARED_FILE } from '../../libs/contract/src/schemas.ts';
import { emitPlugin } from './emit-plugin.mjs';
import { exposeChunks } from './expose-chunks.mjs';
import { LAZY_WORKSPACE_SINGLETONS } from './shared.mjs';

/** The shared modules that some chunks wait for before any module of theirs runs. */
const consumedBy = ({ chunkGraph }, chunks) =>
  chunks.flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(({ type, options }) =>
      type === 'consume-shared-module' ? [options.shareKey] : [],
    ),
  );

/**
 * Emits `lazy-shared.json`: which libraries, of those that the shell fetches only when somebody asks, each expose cannot
 * begin without: `{ './studio': ['@barg/ui-kit/fields'] }`. The web tier has them fetched with the page, so that they
 * cost no round trip after the expose has come.
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

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';
import { emitPlugin } from './emit-plugin.mjs';

/** What is worth compressing. Fonts and pictures are compressed already; maps are for developers. */
const COMPRESSIBLE = /\.(js|json|svg|webmanifest|txt)$/;
/** Below this the headers outweigh the gain. */
const MIN_BYTES = 500;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  return { br, gz };
}

/** Compressed forms of unchanged files are cached: most files of a deployment. */
async function variantsOf(cache, [name, source]) {
  const content = source.buffer();
  if (!COMPRESSIBLE.test(name) || content.length < MIN_BYTES) return [];
  const sum = createHash('sha256').update(content).digest('base64url');
  const { br, gz } = await cache.providePromise(name, sum, () => compress(content));
  return [
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ];
}

/** Writes `.br` and `.gz` beside each file, so that the web tier need not compress them for each request. */
export const compressPlugin = () =>
  emitPlugin(
    'compress',
    async (compilation) => {
      const cache = compilation.getCache('compress');
      const variants = Object.entries(compilation.assets).map((asset) => variantsOf(cache, asset));
      return Object.fromEntries((await Promise.all(variants)).flat());
    },
    webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
  );

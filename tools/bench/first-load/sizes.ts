import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes uncompressed, and as the builds precompress them. */
export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Deterministic: the same for the same content with the same Node. */
export async function sizesOf(content: Uint8Array): Promise<Sizes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [gz, br] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, { params })]);
  return { raw: content.length, gzip: gz.length, brotli: br.length };
}

export const totalOf = (all: readonly Sizes[]): Sizes =>
  all.reduce(
    (total, { raw, gzip, brotli }) => ({
      raw: total.raw + raw,
      gzip: total.gzip + gzip,
      brotli: total.brotli + brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  );

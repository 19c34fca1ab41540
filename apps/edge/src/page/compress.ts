import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pages are compressed for each request: speed matters more than the last per cent. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses the page by the browser's Accept-Encoding. */
export async function compressPage(
  html: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Buffer; encoding: 'br' | 'gzip' | null }> {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { body: await toBrotli(html, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await toGzip(html, { level: GZIP_LEVEL }), encoding: 'gzip' };
  return { body: html, encoding: null };
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A page is made for each request: speed counts more here than the last per cent of size. */
const LEVEL = 4;

const deflate = promisify(gzip);

/** The page as the browser takes it. */
export async function compressPage(
  html: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Buffer; encoding: 'gzip' | null }> {
  if (!/\bgzip\b/.test(acceptEncoding ?? '')) return { body: html, encoding: null };
  return { body: await deflate(html, { level: LEVEL }), encoding: 'gzip' };
}

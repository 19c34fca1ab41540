import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pages are compressed for each request: speed matters more than the last per cent. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | null;

/** A page as a browser takes it. */
export interface CompressedPage {
  body: string | Buffer;
  encoding: Encoding;
}

/** The best of what Accept-Encoding allows. */
const encodingFor = (acceptEncoding = ''): Encoding => {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
};

async function compress(html: string, encoding: Encoding): Promise<string | Buffer> {
  if (encoding === 'br') return toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return encoding === 'gzip' ? toGzip(html, { level: GZIP_LEVEL }) : html;
}

/** Compresses a page by the browser's Accept-Encoding. */
export type CompressPage = (acceptEncoding: string | undefined) => Promise<CompressedPage>;

/** A page for any number of browsers: it is compressed once in each way that is asked for. */
export function compressible(html: string): CompressPage {
  const bodies = new Map<Encoding, Promise<string | Buffer>>();
  return async (acceptEncoding) => {
    const encoding = encodingFor(acceptEncoding);
    const body = bodies.get(encoding) ?? compress(html, encoding);
    bodies.set(encoding, body);
    return { body: await body, encoding };
  };
}

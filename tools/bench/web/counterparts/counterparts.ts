import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { APIRequestContext } from 'playwright';
import { freePort } from '../../free-port.ts';
import { atEnd } from '../../resources.ts';
import type { Certificate } from '../certificate.ts';
import { buildPlain } from './build-plain.ts';

interface ServedFile {
  type: string;
  body: Buffer;
  encoding?: 'br';
}

export interface Counterparts {
  /** One HTML page with one picture and no script. */
  staticPage: string;
  /** The same posts by plain React in one bundle, with one request. */
  plainFeed: string;
}

interface Picture {
  url: string | null;
  thumbnails: { medium: { avif: string } } | null;
}

interface Landing {
  data: { data: Array<{ files: Picture[] }> };
}

const compress = promisify(brotliCompress);

const text = async (type: string, content: string | Buffer): Promise<ServedFile> => ({
  type,
  body: await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  encoding: 'br',
});

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title></head><body>${body}</body></html>`;

/**
 * Serves the pages that the product's first load is compared with, over the same protocol and with the posts and
 * pictures that the product shows to guests.
 */
export async function serveCounterparts(
  site: string,
  request: APIRequestContext,
  certificate: Certificate,
  folder: string,
): Promise<Counterparts> {
  const feed = await request.get(`${site}/api/user/feeds/landing?limit=10`);
  const { posts, files } = await copyPictures(site, request, (await feed.json()) as Landing);
  const [first] = files.keys();
  if (!first) throw new Error('The landing feed has no picture to compare with.');
  files.set(
    '/static.html',
    await text('text/html; charset=utf-8', page('Static', `<img src="${first}" width="380" height="285" alt="">`)),
  );
  files.set(
    '/plain.js',
    await text(
      'text/javascript',
      await readFile(await buildPlain({ entry: './plain-feed.mjs', from: import.meta.dirname, folder })),
    ),
  );
  files.set('/feed.json', await text('application/json', JSON.stringify(posts)));
  files.set(
    '/plain.html',
    await text(
      'text/html; charset=utf-8',
      page('Plain', '<div id="root"></div><script src="/plain.js" defer></script>'),
    ),
  );
  const origin = await serve(files, certificate);
  return { staticPage: `${origin}/static.html`, plainFeed: `${origin}/plain.html` };
}

/** The posts with their pictures on the counterparts' own origin. */
async function copyPictures(site: string, request: APIRequestContext, posts: Landing) {
  const files = new Map<string, ServedFile>();
  for (const file of posts.data.data.flatMap((post) => post.files)) {
    const url = file.thumbnails?.medium.avif ?? file.url;
    file.url = null;
    file.thumbnails = null;
    if (!url) continue;
    const answer = await request.get(new URL(url, site).href);
    if (!answer.ok()) continue;
    file.url = `/picture-${files.size}`;
    files.set(file.url, { type: answer.headers()['content-type'] ?? 'image/avif', body: await answer.body() });
  }
  return { posts, files };
}

async function serve(files: ReadonlyMap<string, ServedFile>, { certFile, keyFile }: Certificate): Promise<string> {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)]);
  const server: Http2SecureServer = createSecureServer({ cert, key, allowHTTP1: true }, (request, response) => {
    const file = files.get(request.url);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, ...(file.encoding && { 'content-encoding': file.encoding }) });
    response.end(file.body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  atEnd(() => server.close());
  return `https://localhost:${port}`;
}

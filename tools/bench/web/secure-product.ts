import type { APIRequestContext } from 'playwright';
import { startSingleBox } from '@barg/edge';
import { freePort } from '../free-port.ts';
import { atEnd } from '../resources.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { Certificate } from './certificate.ts';

/** What of this process's environment the product is started with, to compare figures with and without. */
const PASSED_ON = ['SERVER_DRAWING_MS', 'SERVER_DRAWING_MEMBERS'] as const;

/** Starts the whole built product with the demo data in this process, over HTTP/2. Returns its URL. */
export async function startSecureProduct({ certFile, keyFile }: Certificate): Promise<string> {
  const port = await freePort();
  const box = await startSingleBox({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: await temporaryFolder('product'),
    LOG_LEVEL: 'silent',
    LIVE_UDP_PORT: '0',
    TLS_CERT: certFile,
    TLS_KEY: keyFile,
    ...Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
  atEnd(() => box.close());
  return `https://localhost:${port}`;
}

/** The parts of a post of the landing page that are used here. */
interface LandingPost {
  _id: string;
  isLocked: boolean;
  photoCount: number;
  performer: { username: string };
}

/** The newest post with a picture that a guest may see. */
export async function firstPost(request: APIRequestContext, site: string): Promise<{ id: string; username: string }> {
  const answer = await request.get(`${site}/api/user/feeds/landing?limit=50`);
  const { data } = (await answer.json()) as { data: { data: LandingPost[] } };
  const post = data.data.find(({ isLocked, photoCount }) => !isLocked && photoCount > 0);
  if (!post) throw new Error('No post has a picture');
  return { id: post._id, username: post.performer.username };
}

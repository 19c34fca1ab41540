import sharp from 'sharp';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';

/**
 * A photograph with detail, and orientation and GPS position in its metadata. Small unless a test is about sizes,
 * because to encode a picture of 900 x 600 pixels in all its sizes takes a fifth of a second.
 */
export const makePhoto = ({ width = 120, height = 80, orientation = 1 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#206040' } })
    .composite([{ input: { create: { width: 80, height: 80, channels: 3, background: '#e0a020' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

/** Uploads a photo for posts and runs its job; returns the file's id. */
export const uploadPhoto = async (api: TestApi, performer: TestAccount, bytes?: Buffer): Promise<string> => {
  const answer = await api.as(performer).upload('/performer/feeds/photo/upload', {
    field: 'file',
    name: 'leaf.jpg',
    type: 'image/jpeg',
    bytes: bytes ?? (await makePhoto()),
  });
  await api.runJobs();
  return answer.body.data._id;
};

/** The path of a site-relative URL below /api, for the test's requester. */
export const belowApi = (address: string): string => address.replace(/^\/api/, '');

/** Truncates a stored file, which only processing notices. */
export const breakInStore = async (api: TestApi, fileId: string, bytes: Buffer): Promise<void> => {
  const { storage_key } = await api.db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  await api.context.files.put(storage_key, bytes);
};

/** Sends a file for a post, whose bytes nobody else sends; answers its id. */
export const sendToPost = async (
  api: TestApi,
  owner: TestAccount,
  as: 'photo' | 'video',
  bytes: Buffer,
): Promise<string> => {
  const form = { field: 'file', name: 'x', type: 'video/mp4', bytes };
  const { status, body } = await api.as(owner).upload(`/performer/feeds/${as}/upload`, form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data._id;
};

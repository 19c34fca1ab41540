import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import type { FormFile } from '../../testing/requester.ts';
import { breakInStore, makePhoto } from '../files/testing.ts';
import type { OwnVideo } from './videos.schema.ts';

export const OWN_VIDEOS = '/performer/performer-assets/videos';

/** An API without ffmpeg, which keeps films as uploaded: ffmpeg is tested elsewhere. */
export const WITHOUT_FFMPEG = { FFMPEG_PATH: '/nonexistent/ffmpeg' };

const FILM = fileURLToPath(new URL('../../../../../demo/media/videos/palette.mp4', import.meta.url));

/** Parts of a video's form; the bytes are a film's unless others are given. */
export const film = async (field: 'video' | 'teaser' = 'video', bytes?: Buffer): Promise<FormFile> => ({
  field,
  name: `${field}.mp4`,
  type: 'video/mp4',
  bytes: bytes ?? (await readFile(FILM)),
});

export const thumbnail = async (): Promise<FormFile> => ({
  field: 'thumbnail',
  name: 'leaf.jpg',
  type: 'image/jpeg',
  bytes: await makePhoto(),
});

const EMPTY_BOX = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('free')]);

/** The same film in other bytes: with empty boxes at the end, which players skip. */
export const otherFilm = async (boxes = 1): Promise<Buffer> =>
  Buffer.concat([await readFile(FILM), ...Array.from({ length: boxes }, () => EMPTY_BOX)]);

/** Sends a video with its texts and returns the response. */
export const sendVideo = async (
  api: TestApi,
  performer: TestAccount,
  { words = {}, files, headers }: { words?: object; files?: FormFile[]; headers?: Record<string, string> } = {},
) =>
  api
    .as(performer)
    .sendForm(
      'POST',
      `${OWN_VIDEOS}/upload`,
      { title: 'Wind', audience: 'free', ...words },
      files ?? [await film()],
      headers,
    );

/** Publishes a video by the API, processes its files, and returns it. */
export const publishVideo = async (
  api: TestApi,
  performer: TestAccount,
  sent: Parameters<typeof sendVideo>[2] = {},
  { isTorn = false } = {},
): Promise<OwnVideo> => {
  const answer = await sendVideo(api, performer, sent);
  if (answer.status !== 200) throw new Error(`publishing failed: ${answer.text}`);
  // A broken upload is refused at once; bytes that break later are noticed by processing.
  if (isTorn) await breakInStore(api, answer.body.data.file._id, (await readFile(FILM)).subarray(0, 4096));
  await api.runJobs();
  return (await api.as(performer).get(`${OWN_VIDEOS}/${answer.body.data._id}/view`)).body.data;
};

import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';
import type { OwnPhoto } from './photos/photos.schema.ts';
import type { OwnGalleryView } from './galleries.schema.ts';

/** Publishes a gallery by the API and returns it. */
export const publishGallery = async (
  api: TestApi,
  performer: TestAccount,
  body: object = {},
): Promise<OwnGalleryView> => {
  const answer = await api
    .as(performer)
    .post('/performer/performer-assets/galleries', { title: 'Leaves', audience: 'free', ...body });
  if (answer.status !== 200) throw new Error(`publishing failed: ${answer.text}`);
  return answer.body.data;
};

/** Uploads a picture into a gallery and returns the response. */
export const sendPhoto = async (api: TestApi, performer: TestAccount, galleryId: string, bytes?: Buffer) =>
  api.as(performer).upload(`/performer/performer-assets/photos/upload?galleryId=${galleryId}`, {
    field: 'photo',
    name: 'leaf.jpg',
    type: 'image/jpeg',
    bytes: bytes ?? (await makePhoto()),
  });

/** Uploads a photo into a gallery without running its job. */
export const addPhoto = async (api: TestApi, performer: TestAccount, galleryId: string): Promise<OwnPhoto> => {
  const answer = await sendPhoto(api, performer, galleryId);
  if (answer.status !== 200) throw new Error(`the photo was not taken: ${answer.text}`);
  return answer.body.data;
};

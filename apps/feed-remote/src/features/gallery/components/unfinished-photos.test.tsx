import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GalleryView, MediaFile } from '@barg/api-client/models';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer, samplePhoto } from '../../../testing/samples.ts';
import { Gallery } from './gallery.tsx';

const PREPARED = 'This photo is being prepared. Come back in a minute.';

const galleryPhoto = (number: number, changes: Partial<MediaFile> = {}): MediaFile => ({
  ...samplePhoto(number),
  type: 'photo',
  ...changes,
});
const unfinished = { status: 'processing', thumbnails: null } as const;

const gallery = (...photos: MediaFile[]): GalleryView => ({
  _id: 'gallery-1',
  performer: samplePerformer(),
  title: 'Leaves',
  description: '',
  audience: 'free',
  price: 0,
  isLocked: false,
  lockReason: null,
  photoCount: photos.length,
  cover: null,
  likeCount: 0,
  commentCount: 0,
  bookmarkCount: 0,
  isLiked: false,
  isBookmarked: false,
  publishedAt: '2026-11-20T10:00:00.000Z',
  photos,
});

test('says which photos are still prepared, on the wall and in the viewer, and shows them once they are', async () => {
  const answer = Promise.withResolvers<void>();
  let isReady = false;
  stubHttp({
    'GET /performer-assets/galleries/:id/view': () =>
      gallery(galleryPhoto(1), isReady ? galleryPhoto(2) : galleryPhoto(2, unfinished)),
    'GET /comments': () => listOf(),
    'POST /files/public-info': async () => {
      await answer.promise;
      isReady = true;
      return listOf(galleryPhoto(2));
    },
  });
  renderFeed(<Gallery galleryId="gallery-1" />);
  expect(await screen.findByText(PREPARED)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leaves, photo 1 of 2' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(PREPARED);
  await userEvent.keyboard('{Escape}');
  answer.resolve();
  expect(await screen.findByRole('button', { name: 'Leaves, photo 2 of 2' })).toBeInTheDocument();
  expect(screen.queryByText(PREPARED)).not.toBeInTheDocument();
});

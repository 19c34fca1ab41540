import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, sampleGallery, sampleGalleryPhoto } from '../../../testing/samples.ts';
import { Gallery } from './gallery.tsx';

const PREPARED = 'This photo is being prepared. Come back in a minute.';

const unfinished = { status: 'processing', thumbnails: null } as const;

test('says which photos are still prepared, on the wall and in the viewer, and shows them once they are', async () => {
  const answer = Promise.withResolvers<void>();
  let isReady = false;
  stubHttp({
    'GET /performer-assets/galleries/:id/view': () =>
      sampleGallery(sampleGalleryPhoto(1), isReady ? sampleGalleryPhoto(2) : sampleGalleryPhoto(2, unfinished)),
    'GET /comments': () => listOf(),
    'POST /files/public-info': async () => {
      await answer.promise;
      isReady = true;
      return listOf(sampleGalleryPhoto(2));
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

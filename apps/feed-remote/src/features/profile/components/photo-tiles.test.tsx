import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Photo } from '@barg/api-client/models';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePhoto } from '../../../testing/samples.ts';
import { PhotoTiles } from './photo-tiles.tsx';

const open = (number: number, title: string): Photo => ({
  ...{ _id: `photo-${number}`, title, galleryId: 'autumn', galleryTitle: 'Autumn', audience: 'free', isLocked: false },
  description: '',
  file: samplePhoto(number),
});
const locked: Photo = {
  ...open(2, ''),
  ...{ galleryId: 'winter', galleryTitle: 'Winter', audience: 'paid', isLocked: true },
  file: { ...samplePhoto(2), thumbnails: null },
};

const setUp = () => {
  stubHttp({ 'GET /performer-assets/photos/mahsa': () => listOf(open(1, 'Leaf'), locked, open(3, '')) });
  renderFeed(<PhotoTiles performerId="mahsa" />);
};

test('a photo opens over the screen among the others that may be seen', async () => {
  setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Photo of “Autumn”' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
  expect(viewer.getByText('2/2')).toBeInTheDocument();
  expect(viewer.getByRole('img', { name: 'Photo of “Autumn”' })).toHaveAttribute(
    'src',
    samplePhoto(3).thumbnails?.large.webp,
  );
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a locked photo leads to the gallery that unlocks it', async () => {
  setUp();
  expect(await screen.findByRole('link', { name: 'Photo of “Winter”' })).toHaveAttribute('href', '/galleries/winter');
  expect(screen.queryByRole('button', { name: 'Photo of “Winter”' })).not.toBeInTheDocument();
});

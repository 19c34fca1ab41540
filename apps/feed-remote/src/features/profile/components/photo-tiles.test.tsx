import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Photo } from '@barg/api-client/models';
import { stubHttp, testUser } from '@barg/session/testing';
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
  renderFeed(<PhotoTiles username="mahsa" />);
};

test('a photo opens over the screen among the others that may be seen', async () => {
  setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Photo of “Autumn”' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
  expect(viewer.getByText('2/2')).toBeInTheDocument();
  const [first, second] = viewer.getAllByRole('img', { name: 'Photo of “Autumn”' });
  expect(second).toHaveAttribute('src', samplePhoto(3).thumbnails?.large.webp);
  expect(first?.closest('li')).toHaveTextContent('Leaf');
  expect(second?.closest('li')).toHaveTextContent(/^$/);
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a locked photo leads to the gallery that unlocks it', async () => {
  setUp();
  expect(await screen.findByRole('link', { name: 'Photo of “Winter” Locked' })).toHaveAttribute(
    'href',
    '/galleries/winter',
  );
  expect(screen.queryByRole('button', { name: 'Photo of “Winter”' })).not.toBeInTheDocument();
});

const pictureIn = async (name: string) => within(await screen.findByRole('button', { name })).getByRole('presentation');

test('when a picture cannot be fetched any more, the addresses of all that are shown are renewed with one call', async () => {
  const again = ({ file }: Photo) => ({
    ...file,
    thumbnails: JSON.parse(
      JSON.stringify(file.thumbnails).replaceAll('.webp', '.webp?again'),
    ) as typeof file.thumbnails,
  });
  const calls = stubHttp({
    'GET /performer-assets/photos/mahsa': () => listOf(open(1, 'Leaf'), locked, open(3, 'Root')),
    'POST /files/sign-urls': () => listOf(again(open(1, 'Leaf')), again(open(3, 'Root'))),
  });
  renderFeed(<PhotoTiles username="mahsa" />, { user: testUser() });
  fireEvent.error(await pictureIn('Leaf'));
  fireEvent.error(await pictureIn('Root'));
  for (const name of ['Leaf', 'Root'])
    await waitFor(async () => expect(await pictureIn(name)).toHaveAttribute('src', expect.stringContaining('?again')));
  const asked = calls.filter(({ name }) => name === 'POST /files/sign-urls');
  expect(asked.map(({ body }) => body)).toEqual([{ fileIds: [samplePhoto(1)._id, samplePhoto(3)._id] }]);
});

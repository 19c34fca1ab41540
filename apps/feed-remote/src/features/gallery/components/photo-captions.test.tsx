import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, sampleGallery, sampleGalleryPhoto } from '../../../testing/samples.ts';
import { Gallery } from './gallery.tsx';

const photos = [
  sampleGalleryPhoto(1, { title: 'پاییز', description: 'The path\nabove the village', alt: 'A path' }),
  sampleGalleryPhoto(2),
];

const openFirst = async () => {
  stubHttp({
    'GET /performer-assets/galleries/:id/view': () => sampleGallery(...photos),
    'GET /comments': () => listOf(),
  });
  renderFeed(<Gallery galleryId="gallery-1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'A path' }));
  return within(await screen.findByRole('dialog'));
};

/** Stands in for a layout: everything has more lines than it shows. */
const layOutCut = () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer: ResizeObserver = {
      observe: () => callback([], observer),
      unobserve: () => undefined,
      disconnect: () => undefined,
    };
    return observer;
  });
};

afterEach(() => jest.restoreAllMocks());

test('what is said of a photo stands under it, in its own direction, and nothing under one of which nothing is said', async () => {
  const viewer = await openFirst();
  expect(viewer.getByText('پاییز')).toHaveAttribute('dir', 'rtl');
  expect(viewer.getByText(/The path/)).toHaveAttribute('dir', 'ltr');
  expect(viewer.getByRole('img', { name: 'A path' })).toBeInTheDocument();
  const [first, second] = viewer.getAllByRole('listitem', { hidden: true });
  expect(first).toHaveTextContent('پاییز');
  expect(second).toHaveTextContent(/^$/);
  expect(viewer.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('long words are cut, shown whole when asked for, and cut again', async () => {
  layOutCut();
  const viewer = await openFirst();
  const more = await viewer.findByRole('button', { name: 'Show more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  const less = viewer.getByRole('button', { name: 'Show less' });
  expect(less).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(less);
  expect(viewer.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from '@barg/runtime/router';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { arriving, FakeTransfer } from '../testing/fake-transfer.ts';
import { renderStudio } from '../testing/render-studio.tsx';
import { gallery } from '../testing/samples.ts';
import { GalleryPage } from './gallery-page.tsx';

jest.mock('tus-js-client', () => ({ Upload: jest.requireActual('../testing/fake-transfer.ts').FakeTransfer }));

const picture = new File(['bytes'], 'one.jpg', { type: 'image/jpeg' });

const pages = (
  <>
    <Link to="/creator/galleries/gallery-2">Another</Link>
    <Routes>
      <Route path="/creator/galleries/:galleryId" element={<GalleryPage />} />
    </Routes>
  </>
);

beforeEach(() => {
  resetSession();
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

test('the pictures that were chosen for a gallery stay with it when another one is opened', async () => {
  stubHttp({
    ...arriving,
    'GET /performer/performer-assets/galleries/:id/view': ({ url }) => ({
      ...gallery(),
      _id: url.split('/').at(-2) ?? '',
      photos: [],
    }),
  });
  // The other one was seen before, so that it is there at once.
  const other = renderStudio(pages, { route: '/creator/galleries/gallery-2' });
  await screen.findByLabelText('Add photos');
  other.unmount();
  const page = renderStudio(pages, { route: '/creator/galleries/gallery-1' });
  await userEvent.upload(await screen.findByLabelText('Add photos'), picture);
  await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
  page.unmount();
  renderStudio(pages, { route: '/creator/galleries/gallery-1' });
  // A reload has cut it, so that nothing holds the page.
  expect(await screen.findByText('Choose the same file again to go on.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Another' }));
  await waitFor(() => expect(screen.queryByText('Choose the same file again to go on.')).not.toBeInTheDocument());
  expect(await screen.findByLabelText('Add photos')).toBeInTheDocument();
});

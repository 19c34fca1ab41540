import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { renderAccount } from '../../../testing/render-account.tsx';
import AvatarDialog from './avatar-dialog.tsx';

const AREA = { x: 0, y: 0, width: 1, height: 1 };

jest.mock('@barg/ui-kit/crop', () => ({
  PictureCropper: ({ onCrop }: { onCrop: (area: object) => void }) => (
    <button onClick={() => onCrop(AREA)}>Crop</button>
  ),
  cutPicture: async () => new Blob(['picture']),
}));

const UPLOAD = 'POST /users/avatar/upload';
const statusOf = (status: string) => ({ _id: 'avatar-1', status, percent: 100, errorMessage: null, file: null });
const calls: Record<string, StubbedCall> = {
  [UPLOAD]: () => ({ _id: 'avatar-1' }),
  'GET /files/:id/status': () => statusOf('ready'),
  'GET /users/me': () => testUser(),
};

const save = async () => {
  const onClose = jest.fn();
  renderAccount(<AvatarDialog address="blob:picture" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Crop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return onClose;
};

beforeEach(() => resetSession(testUser()));

test('a picture is sent, and the dialog closes once it can be shown', async () => {
  const made = stubHttp(calls);
  const onClose = await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(made.map(({ name }) => name)).toEqual([UPLOAD, 'GET /files/:id/status', 'GET /users/me']);
  expect(await screen.findByText('Changes saved')).toBeInTheDocument();
});

test('of which nothing can be made another is asked for', async () => {
  stubHttp({ ...calls, 'GET /files/:id/status': () => statusOf('failed') });
  const onClose = await save();
  expect(await screen.findByText('This picture could not be read, please choose another.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('what is refused says why, and can be sent again', async () => {
  stubHttp({
    ...calls,
    [UPLOAD]: () => {
      throw stubError(413, 'files.storage_full', 'There is no room left.');
    },
  });
  await save();
  expect(await screen.findByText('There is no room left.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('it waits for the line and goes on with it, and nobody has to wait with it', async () => {
  let isUp = false;
  stubHttp({ ...calls, [UPLOAD]: () => (isUp ? { _id: 'avatar-1' } : new Promise(() => {})) });
  const onClose = await save();
  await screen.findByRole('progressbar', { name: 'Sending' });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('progressbar', { name: 'Waiting for the connection' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

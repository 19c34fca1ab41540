import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaFile } from '@barg/api-client/models';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { tell } from '../../../testing/fake-socket.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { chatState, leila, mahsa, message, stream } from '../../../testing/samples.ts';
import { ChatPanel } from './chat-panel.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const LIST = 'GET /messages/conversations/public/:id';
const STATE = 'GET /streaming/:id/chat';
const SEND = 'POST /messages/stream/public/conversations/:id';
const SIGN = 'POST /files/sign-urls';
const UPLOAD = 'POST /messages/public/file/photo';
const FILE = '01900000-0000-7000-8000-0000000000f1';
const fan = testUser({ _id: leila._id });
const sentFile = {
  _id: FILE,
  type: 'photo',
  status: 'ready',
  width: 9,
  height: 6,
  durationMs: null,
  thumbhash: null,
} as const;
const size = { avif: '/a.avif', webp: '/a.webp', width: 9, height: 6 };
const media: MediaFile = {
  ...sentFile,
  type: 'chat-photo',
  thumbnails: { small: size, medium: size, large: size },
  ...{ url: null, motion: null, hls: null, peaks: null, alt: '', captions: null, watched: null },
};
const page = (...items: object[]) => ({ data: items, total: items.length });
const withFile = () => page(message(1, { files: [sentFile] }));
const picker = () => screen.findByLabelText('Add pictures and films', { selector: 'input' });
const leaf = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });

test('a picture of the chat is small and opens in the viewer', async () => {
  stubHttp({ [LIST]: withFile, [SIGN]: () => page(media) });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const picture = await screen.findByRole('button', { name: 'Open picture' });
  expect(await accessFaults()).toEqual([]);
  await userEvent.click(picture);
  expect(await screen.findByRole('dialog', { name: 'Pictures of this message' })).toBeInTheDocument();
});

test('a visitor is told that there is one, and asks for no address', async () => {
  const calls = stubHttp({ [LIST]: withFile });
  renderLive(<ChatPanel stream={stream()} />);
  expect(await screen.findByText('1 file: log in to see it.')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain(SIGN);
});

test('what is gone or does not load says so', async () => {
  let isUp = false;
  const answer = () => {
    if (!isUp) throw stubError(500, 'server.error', 'Broken');
    return page();
  };
  stubHttp({ [LIST]: withFile, [SIGN]: answer });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByText('These files are no longer here.')).toBeInTheDocument();
});

test('the performer sends files, with words or without; a viewer only where she lets viewers', async () => {
  const calls = stubHttp({
    [LIST]: () => page(message(1)),
    [UPLOAD]: () => ({ ...media, status: 'processing' }),
    [SEND]: () => message(2, { files: [sentFile] }),
    [SIGN]: () => page(media),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser({ _id: mahsa._id }) });
  await userEvent.upload(await picker(), [leaf]);
  expect(screen.getByText('leaf.jpg')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.find(({ name }) => name === SEND)?.body).toEqual({ text: '', fileIds: [FILE] }));
  await waitFor(() => expect(screen.queryByText('leaf.jpg')).not.toBeInTheDocument());
});

test.each([true, false])('whether a viewer may send files is the performer’s to say: %s', async (takesFiles) => {
  stubHttp({ [LIST]: () => page(message(1)) });
  renderLive(<ChatPanel stream={stream({ takesFiles })} />, { user: fan });
  await screen.findByText('message 1');
  expect(screen.queryAllByRole('button', { name: 'Add pictures and films' })).toHaveLength(takesFiles ? 1 : 0);
});

test('a moderator may, as the performer may', async () => {
  stubHttp({ [LIST]: () => page(message(1)), [STATE]: () => chatState({}, { role: 'moderator' }) });
  renderLive(<ChatPanel stream={stream({ takesFiles: false })} />, { user: fan });
  expect(await screen.findByRole('button', { name: 'Add pictures and films' })).toBeInTheDocument();
});

test('of files one was refused says why; with the message it alone is sent again', async () => {
  const told: string[] = [];
  let isRefused = true;
  const upload = ({ body }: { body: unknown }) => {
    const { name } = (body as FormData).get('file') as File;
    told.push(name);
    if (name === 'fig.jpg' && isRefused) throw stubError(413, 'request.too_large', 'This picture is too large.');
    return { ...media, _id: `id of ${name}`, status: 'processing' };
  };
  const calls = stubHttp({
    [LIST]: () => page(message(1)),
    [UPLOAD]: upload,
    [SEND]: () => message(2, { files: [sentFile] }),
    [SIGN]: () => page(media),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser({ _id: mahsa._id }) });
  await userEvent.upload(await picker(), [leaf, new File(['fig'], 'fig.jpg', { type: 'image/jpeg' })]);
  expect(await screen.findByText('This picture is too large.')).toBeInTheDocument();
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const fileIds = ['id of leaf.jpg', 'id of fig.jpg'];
  await waitFor(() => expect(calls.find(({ name }) => name === SEND)?.body).toEqual({ text: '', fileIds }));
  expect(told).toEqual(['leaf.jpg', 'fig.jpg', 'fig.jpg']);
});

test('whoever takes chosen files back by keyboard stays at the composer', async () => {
  stubHttp({ [LIST]: () => page(message(1)), [UPLOAD]: () => ({ ...media, status: 'processing' }) });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser({ _id: mahsa._id }) });
  await userEvent.upload(await picker(), leaf);
  screen.getByRole('button', { name: /leaf\.jpg/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('leaf.jpg')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add pictures and films' })).toHaveFocus();
});

test('a file that is being prepared is shown when the socket tells that it is ready', async () => {
  document.cookie = 'token=secret';
  startRealtime();
  let status: MediaFile['status'] = 'processing';
  stubHttp({ [LIST]: withFile, [SIGN]: () => page({ ...media, status }) });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  expect(await screen.findByText('Being prepared…')).toBeInTheDocument();
  status = 'ready';
  act(() => tell('file.progressed', { fileId: FILE, status: 'ready', percent: 100 } as never));
  expect(await screen.findByRole('button', { name: 'Open picture' })).toBeInTheDocument();
});

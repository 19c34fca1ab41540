import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_FILE_BYTES } from '@barg/contract';
import type { MediaFile, MessageFile } from '@barg/api-client/models';
import type { Platform } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import {
  CONVERSATION,
  conversationOf,
  me,
  mediaOf,
  messageOf,
  ownMessageOf,
  sentFile,
  tell,
} from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const PHOTO = '01900000-0000-7000-8000-0000000000f1';
const OTHER = '01900000-0000-7000-8000-0000000000f2';
const page = (items: object[]) => ({ data: items, total: items.length });

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

/** A conversation that shows these files, of which the server says this. */
const showing = (files: MessageFile[], signed: () => MediaFile[]): Record<string, StubbedCall> => ({
  ...calls,
  'GET /messages/conversations/:id': () => page([messageOf(1, { type: 'photo', text: '', files })]),
  'POST /files/sign-urls': () => page(signed()),
});

const open = (platform?: Partial<Platform>) =>
  renderMessaging(<MessagesPage />, {
    route: `/messages/${CONVERSATION}`,
    path: '/messages/:conversationId?',
    ...(platform && { platform }),
  });

const leaf = (name = 'leaf.jpg', type = 'image/jpeg') => new File(['leaf'], name, { type });
const composer = () => screen.findByRole('textbox', { name: 'Your message' });
const picker = () => screen.findByLabelText('Add files', { selector: 'input' });
const choose = async (...files: File[]) => userEvent.upload(await picker(), files, { applyAccept: false });
const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  resetSession(me);
  URL.createObjectURL = () => 'blob:leaf';
  URL.revokeObjectURL = () => undefined;
});

describe('what is chosen', () => {
  test('begins to leave at once, can be taken away, and goes with the words', async () => {
    let stored = 0;
    const made = stubHttp({
      ...showing([], () => [mediaOf(PHOTO), mediaOf(OTHER)]),
      'GET /messages/conversations/:id': () => page([]),
      'POST /messages/private/file/photo': () => mediaOf([PHOTO, OTHER][stored++] ?? '', { status: 'processing' }),
      'POST /messages/conversations/:id': () =>
        ownMessageOf(3, { type: 'photo', text: 'Look', files: [sentFile(OTHER)] }),
    });
    open();
    await choose(leaf('one.jpg'), leaf('two.jpg'));
    const tray = await screen.findByRole('list', { name: 'Chosen files' });
    await waitFor(() => expect(within(tray).queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(within(tray).getByRole('button', { name: /Remove .*one\.jpg/ }));
    await userEvent.type(await composer(), 'Look{Enter}');
    await screen.findByRole('button', { name: 'Open photo' });
    expect(made.find(({ name }) => name === 'POST /messages/conversations/:id')?.body).toEqual({
      text: 'Look',
      fileIds: [OTHER],
    });
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  });

  test('leaves the focus with the next one when it is taken away, and at last where files are added', async () => {
    let stored = 0;
    stubHttp({ ...calls, 'POST /messages/private/file/photo': () => mediaOf(`photo-${(stored += 1)}`) });
    open();
    await choose(leaf('one.jpg'), leaf('two.jpg'), leaf('three.jpg'));
    const remove = (name: string) => screen.findByRole('button', { name: new RegExp(`Remove .*${name}`) });
    await userEvent.click(await remove('two.jpg'));
    expect(await remove('three.jpg')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await remove('one.jpg')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add files' })).toHaveFocus();
  });

  test('can be sent before it has arrived: the message stands there and goes when it has', async () => {
    let arrive: (file: MediaFile) => void = () => undefined;
    const made = stubHttp({
      ...showing([], () => [mediaOf(PHOTO)]),
      'GET /messages/conversations/:id': () => page([]),
      'POST /messages/private/file/photo': () => new Promise((resolve) => (arrive = resolve)),
      'POST /messages/conversations/:id': () => ownMessageOf(3, { type: 'photo', text: '', files: [sentFile(PHOTO)] }),
    });
    open();
    await choose(leaf());
    await screen.findByRole('progressbar');
    await userEvent.click(send());
    expect(await screen.findByText('Sending…')).toBeVisible();
    expect(made.some(({ name }) => name === 'POST /messages/conversations/:id')).toBe(false);
    await act(async () => arrive(mediaOf(PHOTO)));
    expect(await screen.findByRole('button', { name: 'Open photo' })).toBeVisible();
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });

  test('is kept when it could not be sent, says why, and goes by another try', async () => {
    let attempts = 0;
    stubHttp({
      ...calls,
      'POST /messages/private/file/photo': () => {
        attempts += 1;
        if (attempts === 1) throw stubError(413, 'files.storage_full', 'There is no room left.');
        return mediaOf(PHOTO);
      },
    });
    open();
    await choose(leaf());
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no room left.');
    expect(send()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Send .*leaf\.jpg.* again/ }));
    expect(screen.getByRole('button', { name: /Remove .*leaf\.jpg/ })).toHaveFocus();
    await waitFor(() => expect(send()).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('offers no other try where the file itself is refused, and takes no empty one', async () => {
    stubHttp({
      ...calls,
      'POST /messages/private/file/photo': () => {
        throw stubError(415, 'files.type_not_accepted', 'This type of content is not accepted.');
      },
    });
    open();
    await choose(leaf(), new File([], 'blank.txt', { type: 'text/plain' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This type of content is not accepted.');
    expect(screen.queryByRole('button', { name: /leaf\.jpg.* again/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Remove .*leaf\.jpg/ })).toBeVisible();
    // No sign of a torn picture, but its name.
    fireEvent.error(document.querySelector('img[src="blob:leaf"]') ?? document.body);
    expect(screen.getByText('leaf.jpg')).toBeVisible();
    expect(screen.getByText(/blank\.txt.* is empty\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove .*blank\.txt/ })).not.toBeInTheDocument();
  });

  test('is not tried again with its message either, which is still to be discarded', async () => {
    let refuse: (failure: unknown) => void = () => undefined;
    stubHttp({
      ...calls,
      'POST /messages/private/file/photo': () => new Promise((_resolve, reject) => (refuse = reject)),
    });
    open();
    await choose(leaf());
    await screen.findByRole('progressbar');
    await userEvent.click(send());
    await screen.findByText('Sending…');
    await act(async () => refuse(stubError(415, 'files.type_not_accepted', 'This type of content is not accepted.')));
    expect(await screen.findByText('This type of content is not accepted.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  test('waits for the line, which is said, and goes on with it', async () => {
    let isUp = false;
    stubHttp({
      ...calls,
      'POST /messages/private/file/photo': () => (isUp ? mediaOf(PHOTO) : new Promise(() => {})),
    });
    open();
    await choose(leaf());
    expect(await screen.findByRole('progressbar', { name: /^Sending .*leaf\.jpg/ })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('progressbar', { name: /leaf\.jpg.* waits for the connection/ })).toBeInTheDocument();
    // What is to go with a message keeps it, and nobody is told of a failure.
    expect(send()).toBeEnabled();
    isUp = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('leaves three at a time', async () => {
    const arriving: Array<() => void> = [];
    stubHttp({
      ...calls,
      'POST /messages/private/file/photo': () =>
        new Promise((resolve) => arriving.push(() => resolve(mediaOf(`photo-${arriving.length}`)))),
    });
    open();
    await choose(...['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'].map((name) => leaf(name)));
    await waitFor(() => expect(arriving).toHaveLength(3));
    arriving[1]?.();
    await waitFor(() => expect(arriving).toHaveLength(4));
    for (const arrive of arriving) arrive();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  test('is no larger than the server takes, which is said before anything is sent', async () => {
    const made = stubHttp(calls);
    const large = leaf('large.jpg');
    Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES.picture + 1 });
    open();
    await choose(large);
    expect(await screen.findByText(/large\.jpg.* is too large: at most 25 MB\./)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    expect(made.map(({ name }) => name)).not.toContain('POST /messages/private/file/photo');
  });

  test('is only what can be shown, and no more than a message takes', async () => {
    stubHttp({ ...calls, 'POST /messages/private/file/photo': () => mediaOf(PHOTO) });
    open();
    await choose(leaf('notes.exe', 'application/x-msdownload'));
    expect(await screen.findByText('This kind of file cannot be sent.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    await choose(...Array.from({ length: 11 }, (_, at) => leaf(`${at}.jpg`)));
    expect(await screen.findByText(/A message takes .*10.* files at most\./)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(10));
    expect(screen.getByRole('button', { name: 'Add files' })).toBeDisabled();
  });

  test('can be pasted and dropped', async () => {
    stubHttp({ ...calls, 'POST /messages/private/file/photo': () => mediaOf(PHOTO) });
    open();
    fireEvent.paste(await composer(), { clipboardData: { files: [leaf('pasted.png', 'image/png')] } });
    expect(await screen.findByRole('button', { name: /Remove .*pasted\.png/ })).toBeVisible();
    const dropped = { dataTransfer: { types: ['Files'], files: [leaf('dropped.jpg')] } };
    fireEvent.dragOver(await composer(), dropped);
    expect(screen.getByText('Drop files here')).toBeVisible();
    fireEvent.drop(await composer(), dropped);
    expect(await screen.findByRole('button', { name: /Remove .*dropped\.jpg/ })).toBeVisible();
    expect(screen.queryByText('Drop files here')).not.toBeInTheDocument();
  });
});

test('a performer chooses from her vault, of which a use is made for the message', async () => {
  resetSession(testPerformer());
  const made = stubHttp({
    ...calls,
    'POST /performer/vault/:id/reuse': () => mediaOf(PHOTO),
    'POST /files/sign-urls': () => page([mediaOf(PHOTO)]),
  });
  const askIntent = jest.fn(async () => [{ _id: 'item-1', type: 'photo', name: 'fig.jpg' }] as never);
  open({ isIntentAvailable: (name) => name === 'vault.pick', askIntent });
  await userEvent.click(await screen.findByRole('button', { name: 'Add files' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'From the vault' }));
  expect(await screen.findByRole('button', { name: /Remove .*fig\.jpg/ })).toBeVisible();
  await waitFor(() => expect(send()).toBeEnabled());
  expect(made.find(({ name }) => name === 'POST /performer/vault/:id/reuse')?.body).toEqual({ kind: 'message-photo' });
  // Her button opens a menu; the focus finds it all the same.
  await userEvent.click(screen.getByRole('button', { name: /Remove .*fig\.jpg/ }));
  expect(screen.getByRole('button', { name: 'Add files' })).toHaveFocus();
});

describe('what a message shows', () => {
  test('opens over the whole screen, where it was pressed, can be enlarged, and closes', async () => {
    stubHttp(showing([sentFile(PHOTO), sentFile(OTHER)], () => [mediaOf(PHOTO), mediaOf(OTHER)]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Open photo 2 of 2' }));
    const viewer = await screen.findByRole('dialog', { name: 'Photos of this message' });
    expect(within(viewer).getByText('2/2')).toBeVisible();
    const smaller = within(viewer).getByRole('button', { name: 'Zoom out' });
    expect(smaller).toBeDisabled();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Zoom in' }));
    expect(smaller).toBeEnabled();
    await userEvent.keyboard('-');
    expect(smaller).toBeDisabled();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a video says that it is being prepared, and plays once it is ready', async () => {
    let status: MediaFile['status'] = 'processing';
    stubHttp({
      ...showing([sentFile(PHOTO, { type: 'video', status: 'processing' })], () => [
        mediaOf(PHOTO, { type: 'message-video', status, ...(status === 'ready' && { url: '/api/media/v.mp4' }) }),
      ]),
      'POST /messages/:id/videos/:fileId/url': () =>
        mediaOf(PHOTO, { type: 'message-video', url: '/api/media/v.mp4?fresh' }),
    });
    open();
    expect(await screen.findByText('The video is being prepared…')).toBeVisible();
    status = 'ready';
    act(() => tell('file.progressed', { fileId: PHOTO, status: 'ready', percent: 100 }));
    await userEvent.click(await screen.findByRole('button', { name: /^Play video/ }));
    await waitFor(() => expect(screen.getByLabelText('Video')).toHaveAttribute('src', '/api/media/v.mp4?fresh'));
  });

  test('a video that is ready plays, though nobody told of it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let status: MediaFile['status'] = 'processing';
    stubHttp(
      showing([sentFile(PHOTO, { type: 'video', status: 'processing' })], () => [
        mediaOf(PHOTO, { type: 'message-video', status, ...(status === 'ready' && { url: '/api/media/v.mp4' }) }),
      ]),
    );
    open();
    expect(await screen.findByText('The video is being prepared…')).toBeVisible();
    status = 'ready';
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await screen.findByRole('button', { name: /^Play video/ })).toBeVisible();
    jest.useRealTimers();
  });

  test('a file that failed, is gone or did not load says so', async () => {
    let isDown = true;
    const files = [sentFile(PHOTO), sentFile(OTHER)];
    stubHttp({
      ...showing(files, () => [mediaOf(PHOTO, { status: 'failed', thumbnails: null })]),
      'POST /files/sign-urls': () => {
        if (isDown) throw stubError(500, 'server.unexpected', '');
        return page([mediaOf(PHOTO, { status: 'failed', thumbnails: null })]);
      },
    });
    open();
    const notes = await screen.findAllByText('This file did not load.');
    expect(notes).toHaveLength(2);
    isDown = false;
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again);
    expect(await screen.findByText('This file could not be prepared.')).toBeVisible();
    expect(screen.getByText('This file is no longer here.')).toBeVisible();
  });

  test('the list names what came without words, in the language of the reader', async () => {
    stubHttp({
      ...calls,
      'GET /conversations': () => page([conversationOf({ lastMessage: '', lastMessageType: 'video' })]),
      'POST /files/sign-urls': () => page([mediaOf(PHOTO)]),
    });
    renderMessaging(<MessagesPage />, { route: '/messages', path: '/messages/:conversationId?', locale: 'fa-IR' });
    const row = await screen.findByRole('link', { name: /Mahsa Karimi/ });
    expect(row).toHaveTextContent('ویدیو');
    act(() =>
      tell('message.created', { message: messageOf(7, { type: 'photo', text: '', files: [sentFile(PHOTO)] }) }),
    );
    expect(row).toHaveTextContent('عکس');
  });
});

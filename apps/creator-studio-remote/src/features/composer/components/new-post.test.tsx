import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { ONE_REQUEST_BYTES } from '@barg/session/uploads';
import { arrive, FakeTransfer } from '../../../testing/fake-transfer.ts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft, feedPost, photo } from '../../../testing/samples.ts';
import { NewPost } from './new-post.tsx';

jest.mock('tus-js-client', () => ({ Upload: FakeTransfer }));

const refuse =
  (status: number, body: object) =>
  ({ options }: FakeTransfer) => {
    const originalResponse = {
      getStatus: () => status,
      getBody: () => JSON.stringify(body),
      getHeader: () => undefined,
    };
    options.onError?.(Object.assign(new Error('refused'), { originalResponse }));
  };

const noneLeft = { 'GET /uploads': () => ({ data: [], total: 0 }) };

/** Larger than what goes in one request. */
const picture = new File([new Uint8Array(ONE_REQUEST_BYTES + 1)], 'palette.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  resetSession(testPerformer());
  FakeTransfer.made = [];
  FakeTransfer.onStart = arrive;
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

describe('publishing a post', () => {
  it('offers nothing to publish while there is neither text nor file', () => {
    stubHttp(noneLeft);
    renderStudio(<NewPost />);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('sends the file, then the post that names it', async () => {
    const calls = stubHttp({
      ...noneLeft,
      'GET /files/:id/status': () => ({ _id: 'file-1', status: 'ready', percent: 100, errorCode: null, file: photo() }),
      'POST /performer/feeds': () => feedPost(),
    });
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'The palette of the week');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    const created = calls.find(({ name }) => name === 'POST /performer/feeds');
    expect(created?.body).toEqual({
      text: 'The palette of the week',
      teaser: '',
      audience: 'free',
      fileIds: ['file-1'],
    });
    expect(created?.headers['Idempotency-Key']).toBeTruthy();
  });

  it('asks for a price only when the post is sold, and refuses none', async () => {
    const calls = stubHttp(noneLeft);
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Layered file');
    expect(screen.queryByLabelText('Price')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Paid/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/above zero and at most .?300/)).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'POST /performer/feeds')).toHaveLength(0);
  });

  it('takes a price for everybody else beside subscribers, within the bounds', async () => {
    const calls = stubHttp({ ...noneLeft, 'POST /performer/feeds': () => feedPost() });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Layered file');
    await userEvent.click(screen.getByRole('radio', { name: /^Subscribers/ }));
    const price = screen.getByLabelText('Price for everyone else');
    await userEvent.type(price, '301');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(price).toBeInvalid());
    await userEvent.clear(price);
    await userEvent.type(price, '4.5');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    const made = calls.filter(({ name }) => name === 'POST /performer/feeds');
    expect(made.map(({ body }) => body)).toEqual([expect.objectContaining({ audience: 'subscribers', price: 4.5 })]);
  });

  it('keeps the key for a second attempt at the same post', async () => {
    let attempts = 0;
    const calls = stubHttp({
      ...noneLeft,
      'POST /performer/feeds': () => {
        attempts += 1;
        if (attempts === 1) throw stubError(500, 'server.unexpected', 'An error occurred');
        return feedPost();
      },
    });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    const keys = calls
      .filter(({ name }) => name === 'POST /performer/feeds')
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('names the same draft at each attempt, and leaves none behind that was kept between them', async () => {
    let attempts = 0;
    const calls = stubHttp({
      ...noneLeft,
      'POST /performer/feeds': () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no answer');
        return feedPost();
      },
      'POST /performer/feeds/drafts': () => feedDraft(),
      'DELETE /performer/feeds/drafts/:id': () => ({ success: true }),
    });
    const named = (name: string) => calls.filter((call) => call.name === name);
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Draft saved');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    const [first, second] = named('POST /performer/feeds');
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(named('DELETE /performer/feeds/drafts/:id').map(({ url }) => url)).toEqual([
      '/performer/feeds/drafts/draft-1',
    ]);
  });

  it('keeps what is typed while it is being published, as changes of the post', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const calls = stubHttp({
      ...noneLeft,
      'POST /performer/feeds': () => promise,
      'POST /performer/feeds/drafts': () => feedDraft(),
    });
    const drafts = () => calls.filter(({ name }) => name === 'POST /performer/feeds/drafts').map(({ body }) => body);
    renderStudio(<NewPost />);
    const text = screen.getByLabelText('What would you like to say?');
    await userEvent.type(text, 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'POST /performer/feeds')).toBe(true));
    await userEvent.type(text, ' there');
    resolve(feedPost());
    await screen.findByText('Your post is out.');
    await waitFor(() => expect(drafts().at(-1)).toMatchObject({ postId: 'post-1', content: { text: 'Hello there' } }));
  });

  it('says what the server said about a refused file, and lets it be removed', async () => {
    stubHttp(noneLeft);
    const message = 'This type of content is not accepted.';
    FakeTransfer.onStart = refuse(415, { code: 'request.unsupported_type', message });
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('sends the time at which the post is to appear, and its end', async () => {
    const calls = stubHttp({ ...noneLeft, 'POST /performer/feeds': () => feedPost({ state: 'scheduled' }) });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'For tomorrow');
    await userEvent.click(screen.getByRole('switch', { name: 'Publish later' }));
    expect(await screen.findByRole('group', { name: 'Publish later' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Your post will appear at its time.')).toBeInTheDocument();
    const { publishAt, expiresAt } = calls.find(({ name }) => name === 'POST /performer/feeds')?.body as {
      publishAt: string;
      expiresAt?: string;
    };
    expect(Date.parse(publishAt)).toBeGreaterThan(Date.now());
    expect(expiresAt).toBeUndefined();
  });

  it('proposes an end that comes after the beginning, so that both can be sent as they stand', async () => {
    const calls = stubHttp({ ...noneLeft, 'POST /performer/feeds': () => feedPost({ state: 'scheduled' }) });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'For tomorrow');
    for (const name of ['Publish later', 'Take it down by itself']) {
      await userEvent.click(screen.getByRole('switch', { name: new RegExp(name) }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Your post will appear at its time.')).toBeInTheDocument();
    const { publishAt, expiresAt } = calls.find(({ name }) => name === 'POST /performer/feeds')?.body as {
      publishAt: string;
      expiresAt: string;
    };
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(publishAt));
  });

  it('pauses a file at its percentage and goes on; taken away, it is forgotten by the server', async () => {
    stubHttp(noneLeft);
    FakeTransfer.onStart = (transfer) => {
      transfer.url = '/api/uploads/file-1';
      transfer.options.onProgress?.(2, 5);
    };
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    expect(await screen.findByText('40%')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const [transfer] = FakeTransfer.made;
    await waitFor(() => expect(transfer?.abort).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Paused')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Sending')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(transfer?.abort).toHaveBeenLastCalledWith(true));
  });

  it('waits when the line is lost, and goes on when it is back', async () => {
    stubHttp(noneLeft);
    FakeTransfer.onStart = ({ options }) => options.onError?.(new Error('no answer'));
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    expect(await screen.findByText('Waiting for the connection')).toBeInTheDocument();
    FakeTransfer.onStart = ({ options }) => options.onProgress?.(4, 5);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('80%')).toBeInTheDocument();
    expect(screen.getByText('Sending')).toBeInTheDocument();
  });

  it('says at once that it waits where the browser is offline, but for what was paused by hand', async () => {
    stubHttp(noneLeft);
    FakeTransfer.onStart = ({ options }) => options.onProgress?.(2, 5);
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    expect(await screen.findByText('40%')).toBeInTheDocument();
    const [transfer] = FakeTransfer.made;
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Waiting for the connection')).toBeInTheDocument();
    // What is still told of the request that was stopped changes nothing.
    act(() => transfer?.options.onProgress?.(3, 5));
    expect(screen.getByText('40%')).toBeInTheDocument();
    await waitFor(() => expect(transfer?.abort).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('online')));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Paused')).toBeInTheDocument();
  });

  it('waits from the beginning where there is no line, unless it is told to try', async () => {
    stubHttp(noneLeft);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    expect(await screen.findByText('Waiting for the connection')).toBeInTheDocument();
    expect(FakeTransfer.made).toHaveLength(0);
    FakeTransfer.onStart = ({ options }) => options.onProgress?.(4, 5);
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('80%')).toBeInTheDocument();
    onLine.mockRestore();
  });

  it('goes on with an upload that was left once its file is picked again', async () => {
    const left = { size: 10, received: 4, createdAt: '2026-01-01T00:00:00Z', expiresAt: '2026-01-02T00:00:00Z' };
    const drawing = new File(['bytes'], 'drawing.jpg', { type: 'image/jpeg', lastModified: 7 });
    stubHttp({
      'GET /uploads': () => ({
        data: [{ _id: 'left-1', type: 'photo', name: 'drawing.jpg', fingerprint: '5-7-drawing.jpg', ...left }],
        total: 1,
      }),
    });
    FakeTransfer.onStart = () => {};
    renderStudio(<NewPost />);
    expect(await screen.findByText('40%')).toBeInTheDocument();
    expect(screen.getByText('Choose the same file again to go on.')).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText(/Add photos/), drawing);
    await waitFor(() => expect(FakeTransfer.made[0]?.options.uploadUrl).toBe('/api/uploads/left-1'));
    expect(screen.queryByText('Choose the same file again to go on.')).not.toBeInTheDocument();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { fakeBucket } from '../../../testing/fake-bucket.ts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft, feedPost, noDrafts, photo } from '../../../testing/samples.ts';
import { NewPost } from './new-post.tsx';

const ready = () => ({ _id: 'file-1', status: 'ready', percent: 100, errorCode: null, file: photo() });
const UPLOAD = 'POST /performer/feeds/photo/upload';
const SIGN = 'POST /performer/feeds/upload-url';
const CONFIRM = 'PUT /files/:id/metadata';
const picture = new File(['bytes'], 'palette.jpg', { type: 'image/jpeg' });

const stub = (calls: Record<string, StubbedCall>) =>
  stubHttp({
    ...noDrafts,
    'GET /uploads': () => ({ data: [], total: 0 }),
    'GET /files/:id/status': ready,
    ...calls,
  });

const MEGABYTE = 1024 * 1024;
/** A file that says it is so large. */
const weighing = (bytes: number, name: string, type = 'image/jpeg'): File =>
  Object.defineProperty(new File(['bytes'], name, { type }), 'size', { value: bytes });

/** What is said of a picture that the server refused for what it is. */
const refusalOf = (name: string) =>
  new RegExp(`^${name}This type of content is not accepted\\. Accepted: \\W*JPEG\\W+PNG\\W+WebP\\W+AVIF\\W+GIF\\W*$`);

const add = (file: File) => userEvent.upload(screen.getByLabelText(/Add photos/), file);
const again = () => screen.findByRole('button', { name: 'Send again' });

beforeEach(() => {
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

describe('a small file', () => {
  it.each([
    ['photo', 'image/jpeg'],
    ['audio', 'audio/mpeg'],
    ['video', 'video/mp4'],
  ])('goes in one request where it is a %s', async (kind, type) => {
    const calls = stub({ [`POST /performer/feeds/${kind}/upload`]: () => photo() });
    renderStudio(<NewPost />);
    await add(new File(['bytes'], 'small', { type }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    const [sent] = calls.filter(({ name }) => name.startsWith('POST'));
    expect([sent?.name, sent?.body]).toEqual([`POST /performer/feeds/${kind}/upload`, expect.any(FormData)]);
  });

  it('cannot be paused, and is sent again where no answer came: by the performer, or once the line is back', async () => {
    let failures = 2;
    const calls = stub({
      [UPLOAD]: () => {
        failures -= 1;
        if (failures >= 0) throw stubError(503, 'server.unexpected', '');
        return photo();
      },
    });
    renderStudio(<NewPost />);
    await add(picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection broke. Send it again.');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /on their way/ })).toBeDisabled();
    await userEvent.click(await again());
    await again();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(calls.filter(({ name }) => name === UPLOAD)).toHaveLength(3);
  });

  it.each([
    ['not where an office program adds it to copied words', ['text/plain', 'text/html', 'Files'], []],
    ['from a folder, with its name', ['text/plain', 'Files'], [UPLOAD]],
    ['from a page', ['text/html', 'Files'], [UPLOAD]],
  ])('is pasted: %s', async (_what, types, expected) => {
    const calls = stub({ [UPLOAD]: () => photo() });
    renderStudio(<NewPost />);
    const isLeftAlone = fireEvent.paste(screen.getByLabelText(/What would you like/), {
      clipboardData: { types, files: [picture] },
    });
    expect(isLeftAlone).toBe(expected.length === 0);
    await waitFor(() => expect(calls.flatMap(({ name }) => (name === UPLOAD ? name : []))).toEqual(expected));
  });

  it('is left out where there is no room, which is said, and of how many', async () => {
    const calls = stub({ [UPLOAD]: () => photo() });
    renderStudio(<NewPost />);
    const many = Array.from({ length: 22 }, (_, index) => new File(['bytes'], `${index}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(screen.getByLabelText(/Add photos/), many);
    const told = 'A post takes 20 files at most. 2 of those you chose were left out.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByLabelText(/Add photos/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(calls.filter(({ name }) => name === UPLOAD)).toHaveLength(20);
  });

  it('is not sent where it is too large: how large it may be is said at once, and what fits goes', async () => {
    stub({});
    renderStudio(<NewPost />);
    const large = ['one', 'two', 'three', 'four'].map((name) => weighing(25 * MEGABYTE + 1, `${name}.jpg`));
    await userEvent.upload(screen.getByLabelText(/Add photos/), [...large, weighing(25 * MEGABYTE, 'fits.jpg')]);
    const note = await screen.findByText(/^Too large, so not sent\. At most 25 MB: /);
    expect(note).toHaveTextContent(/one\.jpg.*two\.jpg.*three\.jpg.* …$/);
    expect(note).not.toHaveTextContent('four.jpg');
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'fits.jpg' })).toBeInTheDocument();
  });

  it('has the bound of what it is', async () => {
    stub({});
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), [
      weighing(513 * MEGABYTE, 'walk.mp4', 'video/mp4'),
      weighing(129 * MEGABYTE, 'rain.mp3', 'audio/mpeg'),
    ]);
    expect(await screen.findByText(/At most 512 MB: .*walk\.mp4/)).toBeInTheDocument();
    expect(screen.getByText(/At most 128 MB: .*rain\.mp3/)).toBeInTheDocument();
  });

  it('is told of before the post goes out without it', async () => {
    let refusals = 2;
    stub({
      [UPLOAD]: () => {
        refusals -= 1;
        if (refusals >= 0) throw stubError(415, 'request.unsupported_type', 'This type of content is not accepted.');
        return photo();
      },
    });
    renderStudio(<NewPost />);
    const three = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['bytes'], name, { type: 'image/jpeg' }));
    await userEvent.upload(screen.getByLabelText(/Add photos/), three);
    expect(await screen.findByText('2 files have not arrived and will not be in the post.')).toBeInTheDocument();
    // The newest stand at the end; those that were refused came first.
    const removeFirst = () => userEvent.click(screen.getAllByRole('button', { name: 'Remove file' })[0] as HTMLElement);
    await removeFirst();
    expect(screen.getByText('1 file has not arrived and will not be in the post.')).toBeInTheDocument();
    await removeFirst();
    expect(screen.queryByText(/not arrived/)).not.toBeInTheDocument();
  });

  it('shows its name where it is no picture', async () => {
    stub({
      [UPLOAD]: () => {
        throw stubError(415, 'request.unsupported_type', 'This type of content is not accepted.');
      },
    });
    renderStudio(<NewPost />);
    await add(picture);
    fireEvent.error(await screen.findByRole('img', { name: 'palette.jpg' }));
    expect(screen.getByText('palette.jpg')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'palette.jpg' })).not.toBeInTheDocument();
  });

  it('is named where it was refused, each of several', async () => {
    stub({
      [UPLOAD]: () => {
        throw stubError(415, 'request.unsupported_type', 'This type of content is not accepted.');
      },
    });
    renderStudio(<NewPost />);
    const names = ['palette.jpg', 'brush.jpg'];
    const files = names.map((name) => new File(['bytes'], name, { type: 'image/jpeg' }));
    await userEvent.upload(screen.getByLabelText(/Add photos/), files);
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
        names.map((name) => expect.stringMatching(refusalOf(name))),
      ),
    );
  });

  it('is not sent where it is of another kind: which are accepted is said at once, and what fits goes', async () => {
    const calls = stub({ [UPLOAD]: () => photo() });
    renderStudio(<NewPost />);
    const offered = [new File(['bytes'], 'notes.pdf', { type: 'application/pdf' }), picture];
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: offered } });
    const note = await screen.findByText(/^Not accepted here: .*notes\.pdf.* Accepted: /);
    expect(note).toHaveTextContent(/JPEG.*MP4.*MP3/);
    expect(screen.queryByText('notes.pdf')).not.toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ name }) => name === UPLOAD)).toHaveLength(1));
  });

  it('says in a draft that is gone on with what it is and how long, where it has no picture', async () => {
    stub({});
    const sound = photo({ _id: 'sound-1', type: 'feed-audio', thumbnails: null, durationMs: 83_000 });
    const film = photo({ _id: 'film-1', type: 'feed-video', thumbnails: null, status: 'failed' });
    const content = { ...feedDraft().content, fileIds: ['sound-1', 'film-1'] };
    renderStudio(<NewPost draft={feedDraft({ content, files: [sound, film] })} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Sound1:23');
    expect(second).toHaveTextContent('Video');
    expect(within(first as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  });

  it('is part of the post once it has arrived, whatever is known of it', async () => {
    const calls = stub({
      [UPLOAD]: () => photo({ _id: 'file-7' }),
      'GET /files/:id/status': () => {
        throw stubError(503, 'server.unexpected', '');
      },
      'POST /performer/feeds': () => feedPost(),
    });
    renderStudio(<NewPost />);
    await add(picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'POST /performer/feeds')?.body).toMatchObject({ fileIds: ['file-7'] });
  });

  it('is no part of it where it is gone by then', async () => {
    stub({
      [UPLOAD]: () => photo(),
      'GET /files/:id/status': () => {
        throw stubError(404, 'file.not_found', 'There is no such file.');
      },
    });
    renderStudio(<NewPost />);
    await add(picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such file.');
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('is not sent again when it was refused', async () => {
    stub({
      [UPLOAD]: () => {
        throw stubError(415, 'request.unsupported_type', 'This type of content is not accepted.');
      },
    });
    renderStudio(<NewPost />);
    await add(picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('This type of content is not accepted.');
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });
});

describe('a file where the site has a bucket', () => {
  const form = () => ({
    uploadUrl: 'https://bucket.example/barg',
    fields: { key: 'arrivals/file-1', policy: 'signed' },
    method: 'POST',
    fileId: 'file-1',
  });

  beforeEach(() => storeHere().dispatch(settingsSlice.actions.settingsLoaded({ fileStore: 'bucket' })));
  afterEach(() => storeHere().dispatch(settingsSlice.actions.settingsLoaded({ fileStore: 'site' })));

  it('goes there by a signed form without the account’s token, and is confirmed', async () => {
    const bucket = fakeBucket();
    const calls = stub({ [SIGN]: form, [CONFIRM]: () => photo() });
    renderStudio(<NewPost />);
    await add(picture);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(CONFIRM));
    expect(bucket.requests).toEqual([
      {
        address: 'https://bucket.example/barg',
        fields: { key: 'arrivals/file-1', policy: 'signed', file: expect.any(File) },
        headers: [],
      },
    ]);
    // The bucket reads nothing behind the file.
    expect(Object.keys(bucket.requests[0]?.fields ?? {}).at(-1)).toBe('file');
    expect(calls.find(({ name }) => name === SIGN)?.body).toEqual({
      type: 'photo',
      size: 5,
      contentType: 'image/jpeg',
    });
    expect(calls.find(({ name }) => name === CONFIRM)?.body).toEqual({ name: 'palette.jpg', size: 5 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it('is sent again by a new form where the line broke, and only confirmed again where that answer was lost', async () => {
    const bucket = fakeBucket();
    bucket.answers = [null, 403];
    let isLost = true;
    const calls = stub({
      [SIGN]: form,
      [CONFIRM]: () => {
        if (!isLost) return photo();
        isLost = false;
        throw stubError(0, 'network.unreachable', '');
      },
    });
    renderStudio(<NewPost />);
    await add(picture);
    for (const sent of [1, 2, 3]) {
      const button = await again();
      expect(bucket.requests).toHaveLength(sent);
      await userEvent.click(button);
    }
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(bucket.requests).toHaveLength(3);
    expect(calls.filter(({ name }) => name === SIGN)).toHaveLength(3);
    expect(calls.filter(({ name }) => name === CONFIRM)).toHaveLength(2);
  });

  it('is refused before its bytes leave where it is too large', async () => {
    const bucket = fakeBucket();
    stub({
      [SIGN]: () => {
        throw stubError(413, 'request.too_large', 'This is too large.');
      },
    });
    renderStudio(<NewPost />);
    await add(picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is too large.');
    expect(bucket.requests).toHaveLength(0);
  });
});

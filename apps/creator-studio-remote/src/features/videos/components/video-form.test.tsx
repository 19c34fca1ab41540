import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnVideo } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { settingsSlice, storeHere } from '@barg/session';
import { keepDraft } from '@barg/session/unsent-drafts';
import { fakeBucket } from '../../../testing/fake-bucket.ts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ownVideo, photo, vaultItem } from '../../../testing/samples.ts';
import { arriveAtOnce, arriving, FakeTransfer } from '../../../testing/fake-transfer.ts';
import { EditVideo } from './edit-video.tsx';
import { NewVideo } from './new-video.tsx';

jest.mock('tus-js-client', () => ({ Upload: jest.requireActual('../../../testing/fake-transfer.ts').FakeTransfer }));

const OWN = '/performer/performer-assets/videos';
const PUBLISH = `POST ${OWN}/upload-fileserver`;
const film = new File(['film'], 'wind.mp4', { type: 'video/mp4' });
const picture = new File(['picture'], 'leaf.jpg', { type: 'image/jpeg' });

const formOf = (body: unknown): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body.entries()) : {};

const publish = async () => {
  const button = await screen.findByRole('button', { name: 'Publish' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

beforeEach(() => {
  FakeTransfer.made = [];
  FakeTransfer.onStart = arriveAtOnce;
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

describe('a new video', () => {
  it('needs a film', async () => {
    const calls = stubHttp({});
    renderStudio(<NewVideo />);
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Choose a film first.')).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('names the files that have arrived, with one key for all attempts, also once its page was left', async () => {
    let isDown = true;
    const calls = stubHttp({
      ...arriving,
      [PUBLISH]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return ownVideo();
      },
    });
    const { unmount } = renderStudio(<NewVideo />);
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
    await userEvent.upload(screen.getByLabelText('Choose a picture'), picture);
    await userEvent.type(screen.getByLabelText('Title'), ' Wind ');
    await userEvent.click(screen.getByRole('radio', { name: /^Paid/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '4.5');
    await publish();
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    isDown = false;
    unmount();
    renderStudio(<NewVideo />);
    expect(await screen.findByText('wind.mp4')).toBeInTheDocument();
    await publish();
    expect(await screen.findByText(/Your video has arrived/)).toBeInTheDocument();
    expect(FakeTransfer.made.map(({ options }) => options.metadata?.type)).toEqual(['asset-video', 'asset-thumbnail']);
    const [first, second] = calls.filter(({ name }) => name === PUBLISH);
    const files = { fileId: 'file-1', thumbnailFileId: 'file-2' };
    expect(second?.body).toMatchObject({ title: 'Wind', audience: 'paid', price: 4.5, ...files });
    expect(second?.headers['Idempotency-Key']).toBeTruthy();
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });
});

describe('a planned video', () => {
  const planned = () => ownVideo({ state: 'scheduled', publishedAt: '2099-05-01T10:30:00.000Z' });

  it('is sent with its moment, and says that it will appear then', async () => {
    const calls = stubHttp({ ...arriving, [PUBLISH]: planned });
    renderStudio(<NewVideo />);
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    await userEvent.click(screen.getByRole('switch', { name: 'Publish later' }));
    expect(await screen.findByRole('group', { name: 'Publish later' })).toBeInTheDocument();
    await publish();
    expect(await screen.findByText('Your video will appear at its time.')).toBeInTheDocument();
    const { publishAt } = calls.find(({ name }) => name === PUBLISH)?.body as { publishAt: string };
    expect(Date.parse(publishAt)).toBeGreaterThan(Date.now());
  });

  it('can be saved after it has come out, whose time was changed in what is kept of it', async () => {
    const out = () => ownVideo();
    const calls = stubHttp({ [`GET ${OWN}/:id/view`]: out, [`PUT ${OWN}/edit/:id`]: out });
    keepDraft('video:video-1', { title: 'Storm', publish: { isOn: true, day: '2020-01-01', time: '10:00' } });
    renderStudio(<EditVideo videoId="video-1" />);
    expect(await screen.findByLabelText('Title')).toHaveValue('Storm');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes saved');
    const basedOn = JSON.stringify({ title: 'Wind' });
    expect(formOf(calls.find(({ name }) => name === `PUT ${OWN}/edit/:id`)?.body)).toEqual({ title: 'Storm', basedOn });
  });

  it('appears now where its moment is taken away', async () => {
    const calls = stubHttp({ [`GET ${OWN}/:id/view`]: planned, [`PUT ${OWN}/edit/:id`]: planned });
    renderStudio(<EditVideo videoId="video-1" />);
    const later = await screen.findByRole('switch', { name: 'Publish later' });
    expect(later).toBeChecked();
    await userEvent.click(later);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(true));
    expect(formOf(calls.find(({ name }) => name.startsWith('PUT'))?.body)).toMatchObject({ publishAt: 'now' });
  });
});

describe('a file of a kind that a video cannot have', () => {
  const film = new File(['bytes'], 'wind.mp4', { type: 'video/mp4' });

  it('is not taken where the browser knows, and it is said which kinds are', async () => {
    renderStudio(<NewVideo />);
    const avi = new File(['bytes'], 'wind.avi', { type: 'video/x-msvideo' });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Choose a film'), avi);
    const note = await screen.findByText(/^Not accepted here: .*wind\.avi/);
    expect(note).toHaveTextContent(/Accepted: .*MP4.*MOV.*MKV.*WebM/);
    expect(screen.queryByText('wind.avi')).not.toBeInTheDocument();
  });

  it('is refused with the kinds that are accepted where the server finds out', async () => {
    stubHttp(arriving);
    FakeTransfer.onStart = ({ options }) => {
      const body = JSON.stringify({
        code: 'request.unsupported_type',
        message: 'This type of content is not accepted.',
      });
      const answer = { getStatus: () => 415, getBody: () => body, getHeader: () => undefined };
      options.onError?.(Object.assign(new Error('refused'), { originalResponse: answer }) as never);
    };
    renderStudio(<NewVideo />);
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Accepted: .*MP4.*WebM/);
  });
});

describe('a video of hers', () => {
  it('is saved with one key for all attempts', async () => {
    let isDown = true;
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => ownVideo(),
      [`PUT ${OWN}/edit/:id`]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return ownVideo();
      },
    });
    renderStudio(<EditVideo videoId="video-1" />);
    await userEvent.type(await screen.findByLabelText('Title'), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const keys = calls.filter(({ name }) => name.startsWith('PUT')).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('keeps a film that plays, and replaces its picture', async () => {
    const calls = stubHttp({
      ...arriving,
      [`GET ${OWN}/:id/view`]: () => ownVideo({ thumbnail: photo({ _id: 'still', type: 'video-thumbnail' }) }),
      [`PUT ${OWN}/edit/:id`]: () => ownVideo(),
    });
    renderStudio(<EditVideo videoId="video-1" />);
    const card = within(await screen.findByRole('region', { name: 'Film' }));
    expect(card.getByLabelText('Wind')).toHaveAttribute('src', '/api/media/film-1/source.mp4');
    expect(screen.queryByLabelText('Choose a film')).not.toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('Choose another picture'), picture);
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const sent = calls.find(({ name }) => name.startsWith('PUT'));
    // Another window may have changed its words meanwhile.
    expect(formOf(sent?.body)).toEqual({ thumbnailFileId: 'file-1' });
  });

  it('keeps what was typed where it was deleted elsewhere, and says so', async () => {
    let isThere = true;
    const answer = () => {
      if (isThere) return ownVideo();
      throw stubError(404, 'request.not_found', 'There is nothing here.');
    };
    stubHttp({
      [`GET ${OWN}/:id/view`]: answer,
      [`PUT ${OWN}/edit/:id`]: answer,
      'GET /files/:id/captions': () => ({ data: [], total: 0 }),
    });
    renderStudio(<EditVideo videoId="video-1" />);
    await userEvent.type(await screen.findByLabelText('Title'), ' and rain');
    isThere = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This video was deleted elsewhere\./)).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Wind and rain');
  });

  it('says why its film failed, and takes another one', async () => {
    stubHttp({
      [`GET ${OWN}/:id/view`]: () =>
        ownVideo({ file: photo({ type: 'video', status: 'failed', thumbnails: null }), errorCode: 'files.unreadable' }),
    });
    renderStudio(<EditVideo videoId="video-1" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('broken and cannot be read');
    expect(screen.getByLabelText('Choose a film')).toBeInTheDocument();
  });

  it('has the film again after a reload that was sent for one that failed, and names it', async () => {
    const calls = stubHttp({
      ...arriving,
      [`GET ${OWN}/:id/view`]: () =>
        ownVideo({ file: photo({ type: 'video', status: 'failed', thumbnails: null }), errorCode: 'files.unreadable' }),
      [`PUT ${OWN}/edit/:id`]: () => ownVideo(),
    });
    const page = renderStudio(<EditVideo videoId="video-1" />);
    await userEvent.upload(await screen.findByLabelText('Choose a film'), film);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    page.unmount();
    const other = renderStudio(<NewVideo />);
    expect(screen.queryByText('wind.mp4')).not.toBeInTheDocument();
    other.unmount();
    renderStudio(<EditVideo videoId="video-1" />);
    expect(await screen.findByText('wind.mp4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(formOf(calls.find(({ name }) => name.startsWith('PUT'))?.body)).toMatchObject({ fileId: 'file-1' });
    expect(FakeTransfer.made).toHaveLength(1);
  });

  it('keeps the picture after a save that a reload cut', async () => {
    stubHttp({ ...arriving, [`GET ${OWN}/:id/view`]: () => ownVideo(), [`PUT ${OWN}/edit/:id`]: () => ownVideo() });
    FakeTransfer.onStart = () => {};
    const page = renderStudio(<EditVideo videoId="video-1" />);
    await userEvent.upload(await screen.findByLabelText('Choose a picture'), picture);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
    page.unmount();
    renderStudio(<EditVideo videoId="video-1" />);
    expect(await screen.findByText('leaf.jpg')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(screen.getByText('leaf.jpg')).toBeInTheDocument();
  });

  it('has captions for its film and for its teaser, each of its own', async () => {
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => ownVideo({ teaser: photo({ _id: 'teaser', type: 'video', url: '/teaser.mp4' }) }),
      'GET /files/:id/captions': () => ({ data: [], total: 0 }),
      'PUT /files/:id/captions/:language': () => ({ language: 'en-US', url: '', cueCount: 1, bytes: 9, updatedAt: '' }),
    });
    renderStudio(<EditVideo videoId="video-1" />);
    expect(await screen.findByRole('region', { name: 'Captions' })).toBeInTheDocument();
    const ofTeaser = within(screen.getByRole('region', { name: 'Captions of the teaser' }));
    await userEvent.upload(await ofTeaser.findByLabelText('Add a file'), new File(['WEBVTT'], 'wind.vtt'));
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1));
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.url).toBe('/files/teaser/captions/en-US');
  });

  it('takes its teaser away', async () => {
    let teaser: ReturnType<typeof photo> | null = photo({ _id: 'teaser', type: 'video', url: '/teaser.mp4' });
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => ownVideo({ teaser }),
      [`DELETE ${OWN}/remove-file/:id`]: () => {
        teaser = null;
        return ownVideo();
      },
    });
    renderStudio(<EditVideo videoId="video-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByLabelText('Choose a teaser')).toBeInTheDocument());
    expect(calls.find(({ name }) => name.startsWith('DELETE'))?.params).toEqual({ type: 'teaser' });
  });
});

describe('a teaser made of the film', () => {
  const edit = (changes: Partial<OwnVideo>) => {
    const video = ownVideo({ audience: 'paid', price: 4, ...changes });
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => video,
      [`PUT ${OWN}/edit/:id`]: () => video,
    });
    renderStudio(<EditVideo videoId="video-1" />);
    return calls;
  };
  const wish = () => screen.findByRole('switch', { name: 'Make the teaser from the film' });
  const save = async (calls: ReturnType<typeof stubHttp>) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes saved');
    return formOf(calls.find(({ name }) => name.startsWith('PUT'))?.body).teaserFromFilm;
  };

  it('is wished for where the video is locked, and said once it has changed', async () => {
    const calls = edit({});
    await userEvent.click(await wish());
    expect(await save(calls)).toBe('true');
  });

  it('is wished for no more once everybody may see the video', async () => {
    const calls = edit({ teaserFromFilm: true });
    expect(await wish()).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Free/ }));
    expect(screen.queryByRole('switch', { name: 'Make the teaser from the film' })).not.toBeInTheDocument();
    expect(await save(calls)).toBe('false');
  });

  it('is not offered beside one that she sent', async () => {
    const calls = edit({ teaser: photo({ _id: 'teaser-1', type: 'video' }) });
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('switch', { name: 'Make the teaser from the film' })).not.toBeInTheDocument();
    expect(await save(calls)).toBeUndefined();
  });
});

describe('a video of what lies in the vault', () => {
  const items = {
    photo: vaultItem({ name: 'leaf.jpg' }),
    video: vaultItem({
      _id: 'item-2',
      type: 'video',
      name: 'wind.mp4',
      file: photo({ _id: 'film-2', type: 'video', url: '/api/media/film-2/source.mp4' }),
    }),
  };
  const vault = {
    'GET /performer/vault': ({ params }: { params: unknown }) => {
      const { type } = params as { type: 'photo' | 'video' };
      return { data: [items[type]], total: 1 };
    },
  };
  const pick = async (card: string, name: string) => {
    const place = within(await screen.findByRole('region', { name: card }));
    await userEvent.click(place.getByRole('button', { name: 'From the vault' }));
    await userEvent.click(await screen.findByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return place;
  };

  it('is published by the ids of its items, and shows them before', async () => {
    const calls = stubHttp({ ...vault, [PUBLISH]: () => ownVideo() });
    renderStudio(<NewVideo />);
    const film = await pick('Film', 'wind.mp4');
    expect(film.getByLabelText('Film')).toHaveAttribute('src', '/api/media/film-2/source.mp4');
    expect(film.getByText('wind.mp4')).toBeInTheDocument();
    await pick('Picture', 'leaf.jpg');
    expect(screen.getByRole('img', { name: 'Picture' })).toBeInTheDocument();
    const teaser = await pick('Teaser', 'wind.mp4');
    await userEvent.click(teaser.getByRole('button', { name: 'Do not use it' }));
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/Your video has arrived/)).toBeInTheDocument();
    const sent = calls.find(({ name }) => name === PUBLISH);
    expect(sent?.body).toEqual({
      ...{ title: 'Wind', description: '', audience: 'free' },
      ...{ vaultVideo: 'item-2', vaultThumbnail: 'item-1' },
    });
  });

  it('takes another teaser for a video that is there', async () => {
    const calls = stubHttp({
      ...vault,
      [`GET ${OWN}/:id/view`]: () => ownVideo(),
      [`PUT ${OWN}/edit/:id`]: () => ownVideo(),
    });
    renderStudio(<EditVideo videoId="video-1" />);
    await pick('Teaser', 'wind.mp4');
    const film = within(screen.getByRole('region', { name: 'Film' }));
    expect(film.queryByRole('button', { name: 'From the vault' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const sent = calls.find(({ name }) => name.startsWith('PUT'));
    expect(formOf(sent?.body)).toMatchObject({ vaultTeaser: 'item-2' });
    expect(formOf(sent?.body)).not.toHaveProperty('teaser');
  });
});

describe('a video of files that come by themselves', () => {
  const form = (fileId: string) => ({
    uploadUrl: 'https://bucket.example/barg',
    fields: { key: `arrivals/${fileId}` },
    method: 'POST',
    fileId,
  });

  beforeEach(() => storeHere().dispatch(settingsSlice.actions.settingsLoaded({ fileStore: 'bucket' })));
  afterEach(() => storeHere().dispatch(settingsSlice.actions.settingsLoaded({ fileStore: 'site' })));

  it('names them once they have arrived, and sends none of them again after a failure', async () => {
    const bucket = fakeBucket();
    let [signed, isDown] = [0, true];
    const calls = stubHttp({
      ...arriving,
      'POST /performer/feeds/upload-url': () => form(`file-${(signed += 1)}`),
      'PUT /files/:id/metadata': ({ url }) => photo({ _id: url.split('/')[2] ?? '', type: 'video' }),
      [`POST ${OWN}/upload-fileserver`]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return ownVideo();
      },
    });
    renderStudio(<NewVideo />);
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await waitFor(() => expect(bucket.requests).toHaveLength(1));
    await userEvent.upload(screen.getByLabelText('Choose a picture'), picture);
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    await publish();
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    isDown = false;
    await publish();
    expect(await screen.findByText(/Your video has arrived/)).toBeInTheDocument();
    expect(bucket.requests).toHaveLength(2);
    const asked = calls.filter(({ name }) => name === 'POST /performer/feeds/upload-url').map(({ body }) => body);
    expect(asked).toEqual([
      { type: 'asset-video', size: film.size, contentType: film.type },
      { type: 'asset-thumbnail', size: picture.size, contentType: picture.type },
    ]);
    const [first, second] = calls.filter(({ name }) => name === `POST ${OWN}/upload-fileserver`);
    expect(second?.body).toEqual({
      title: 'Wind',
      description: '',
      audience: 'free',
      fileId: 'file-1',
      thumbnailFileId: 'file-2',
    });
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it('sends anew what can no longer stand in a video', async () => {
    const bucket = fakeBucket();
    let signed = 0;
    stubHttp({
      ...arriving,
      'POST /performer/feeds/upload-url': () => form(`file-${(signed += 1)}`),
      'PUT /files/:id/metadata': ({ url }) => photo({ _id: url.split('/')[2] ?? '', type: 'video' }),
      [`POST ${OWN}/upload-fileserver`]: ({ body }) => {
        const { fileId } = body as { fileId: string };
        if (fileId === 'file-1') throw stubError(422, 'videos.file_not_usable', 'This file is not a video.');
        return ownVideo();
      },
    });
    renderStudio(<NewVideo />);
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    await publish();
    expect(await screen.findByText('This file is not a video.')).toBeInTheDocument();
    await publish();
    expect(await screen.findByText(/Your video has arrived/)).toBeInTheDocument();
    expect(bucket.requests).toHaveLength(2);
  });
});

describe('a video form that is left', () => {
  const show = (user = testPerformer()) => {
    resetSession();
    resetSession(user);
    return renderStudio(<NewVideo />);
  };

  it('has its words again after a reload, for their writer alone', async () => {
    stubHttp({});
    const page = show();
    await userEvent.type(screen.getByLabelText('Title'), 'Half a');
    page.unmount();
    const again = show();
    expect(screen.getByLabelText('Title')).toHaveValue('Half a');
    again.unmount();
    show(testPerformer({ _id: 'somebody-else' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('has none once it was sent', async () => {
    stubHttp({ ...arriving, [PUBLISH]: () => ownVideo() });
    const page = show();
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    await publish();
    await screen.findByText(/Your video has arrived/);
    page.unmount();
    show();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('asks before the browser closes it while a file is on its way, and not once it has arrived', async () => {
    stubHttp(arriving);
    FakeTransfer.onStart = () => {};
    show();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
    expect(screen.getByRole('button', { name: /on their way/ })).toBeDisabled();
    expect(closing()).toBe(true);
    arriveAtOnce(FakeTransfer.made[0] as FakeTransfer);
    await waitFor(() => expect(closing()).toBe(false));
  });

  it('has its arrived film again after a reload, and names it', async () => {
    const calls = stubHttp({ ...arriving, [PUBLISH]: () => ownVideo() });
    const page = show();
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    page.unmount();
    show();
    expect(await screen.findByText('wind.mp4')).toBeInTheDocument();
    await publish();
    expect(await screen.findByText(/Your video has arrived/)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === PUBLISH)?.body).toMatchObject({ title: 'Wind', fileId: 'file-1' });
    expect(FakeTransfer.made).toHaveLength(1);
  });

  it('is not sent without a picture that a reload cut', async () => {
    const calls = stubHttp({ ...arriving, [PUBLISH]: () => ownVideo() });
    const page = show();
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
    FakeTransfer.onStart = () => {};
    await userEvent.upload(screen.getByLabelText('Choose a picture'), picture);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(2));
    page.unmount();
    show();
    await userEvent.type(screen.getByLabelText('Title'), 'Wind');
    await publish();
    expect(await screen.findByText(/^1 file has not arrived/)).toBeInTheDocument();
    const card = within(screen.getByRole('region', { name: 'Picture' }));
    await userEvent.click(card.getByRole('button', { name: 'Do not use it' }));
    await publish();
    expect(await screen.findByText(/Your video has arrived/)).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === PUBLISH)).toHaveLength(1);
  });

  it('says to choose the film again that a reload cut, and goes on with it', async () => {
    const cut = { _id: 'left-1', type: 'asset-video', name: 'wind.mp4', size: film.size, received: 2 };
    const fingerprint = [film.size, film.lastModified, film.name].join('-');
    stubHttp({ ...arriving, 'GET /uploads': () => ({ data: [{ ...cut, fingerprint }], total: 1 }) });
    FakeTransfer.onStart = () => {};
    const page = show();
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
    page.unmount();
    show();
    expect(await screen.findByText('wind.mp4')).toBeInTheDocument();
    expect(screen.getByText(/again to go on|Choose .*again|Pick .*again/i)).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('Choose a film'), film);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(2));
    expect(FakeTransfer.made[1]?.options.uploadUrl).toBe('/api/uploads/left-1');
  });
});

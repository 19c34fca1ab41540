import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ownVideo, photo } from '../../../testing/samples.ts';
import { OwnVideos } from './own-videos.tsx';

const SEARCH = 'GET /performer/performer-assets/videos/search';
const DELETE = 'DELETE /performer/performer-assets/videos/:id';
const STATUS = 'GET /files/:id/status';

const unfinished = photo({ _id: 'film-1', type: 'video', status: 'processing', thumbnails: null });

beforeEach(() => resetSession(testPerformer()));

describe('her videos', () => {
  it('leads to a new one when there are none', async () => {
    stubHttp({ [SEARCH]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnVideos />);
    expect(await screen.findByRole('link', { name: 'New video' })).toHaveAttribute('href', '/creator/videos/new');
  });

  it('asks the server for words, audience and state, and says when nothing fits', async () => {
    const calls = stubHttp({ [SEARCH]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnVideos />);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search my videos' }), 'snow');
    await userEvent.selectOptions(screen.getByLabelText('Audience'), 'Paid');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Failed');
    expect(await screen.findByText('No video fits this search.')).toBeInTheDocument();
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ q: 'snow', audience: 'paid', status: 'failed' }));
  });

  it('says which are planned and for when, finds them, and lets one appear now', async () => {
    const planned = ownVideo({ state: 'scheduled', publishedAt: '2099-05-01T10:30:00.000Z' });
    const calls = stubHttp({
      [SEARCH]: () => ({ data: [planned], total: 1 }),
      'PUT /performer/performer-assets/videos/edit/:id': () => ownVideo(),
    });
    renderStudio(<OwnVideos />);
    const row = (await screen.findByRole('link', { name: 'Wind' })).closest('li') ?? document.body;
    expect(row).toHaveTextContent(/Scheduled.*May 1, 2099/);
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Scheduled');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ state: 'scheduled' }));
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Published');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ status: 'ready', state: 'published' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for the video Wind' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish now' }));
    expect(await screen.findByText('Your video is out.')).toBeInTheDocument();
    const form = calls.find(({ name }) => name.startsWith('PUT'))?.body as FormData;
    expect([...form]).toEqual([['publishAt', 'now']]);
  });

  it('gives several one price, and says why none of them took it', async () => {
    const calls = stubHttp({
      [SEARCH]: () => ({ data: [ownVideo(), ownVideo({ _id: 'video-2', title: 'Rain' })], total: 2 }),
      'PUT /performer/performer-assets/videos/edit/:id': () => {
        throw stubError(422, 'videos.price_out_of_bounds', 'The price must be at most 4 tokens.');
      },
    });
    renderStudio(<OwnVideos />);
    for (const title of ['Wind', 'Rain']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose the video ${title}` }));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Change audience' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Paid' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sell what is chosen' });
    await userEvent.type(within(dialog).getByLabelText('Price'), '5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change audience' }));
    expect(
      await screen.findByText('The audience of 2 was not changed. The price must be at most 4 tokens.'),
    ).toBeInTheDocument();
    expect(screen.getByText('2 videos chosen')).toBeInTheDocument();
    const forms = calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body as FormData);
    expect(forms.map((form) => [...form])).toEqual(
      Array(2).fill([
        ['audience', 'paid'],
        ['price', '5'],
      ]),
    );
  });

  it('follows a film that is prepared until it plays', async () => {
    let isReady = false;
    stubHttp({
      [SEARCH]: () => ({ data: [ownVideo(isReady ? {} : { file: unfinished, percent: 10 })], total: 1 }),
      [STATUS]: () => ({
        _id: 'film-1',
        status: isReady ? 'ready' : 'processing',
        percent: isReady ? 100 : 40,
        errorCode: null,
        file: unfinished,
      }),
    });
    renderStudio(<OwnVideos />);
    expect(await screen.findByRole('progressbar', { name: 'Preparing' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
    isReady = true;
    expect(await screen.findByText('12 views', {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says why a film could not be prepared', async () => {
    const file = photo({ type: 'video', status: 'failed', thumbnails: null });
    stubHttp({ [SEARCH]: () => ({ data: [ownVideo({ file, errorCode: 'files.unplayable_video' })], total: 1 }) });
    renderStudio(<OwnVideos />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Send an MP4 with H.264');
  });

  it('deletes those that are chosen, and tells how many stayed', async () => {
    let videos = [ownVideo(), ownVideo({ _id: 'video-2', title: 'Snow' }), ownVideo({ _id: 'video-3', title: 'Rain' })];
    stubHttp({
      [SEARCH]: () => ({ data: videos, total: videos.length }),
      [DELETE]: ({ url }) => {
        if (url.endsWith('video-2')) throw stubError(500, 'server.unexpected', 'An error occurred');
        videos = videos.filter(({ _id }) => !url.endsWith(_id));
        return { success: true };
      },
      'POST /performer/performer-assets/videos/:id/restore': () => {
        videos = [ownVideo(), ...videos];
        return ownVideo();
      },
    });
    renderStudio(<OwnVideos />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose the video Wind' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose the video Snow' }));
    expect(screen.getByText('2 videos chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen videos' }));
    expect(await screen.findByText('A video was not deleted, please try again. An error occurred')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Wind')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Choose the video Snow' })).toBeChecked();
    expect(screen.getByText('1 video chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Wind')).toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedPost, noDrafts, photo, vaultItem } from '../../../testing/samples.ts';
import { EditPost } from './edit-post.tsx';
import { NewPost } from './new-post.tsx';

const OWN = 'GET /performer/feeds/:id';
const CHANGE = 'PUT /performer/feeds/:id';
const COVER = 'POST /performer/feeds/thumbnail/upload';
const TEASER = 'POST /performer/feeds/teaser/upload';

const picture = new File(['picture'], 'cover.jpg', { type: 'image/jpeg' });
const film = new File(['film'], 'short.mp4', { type: 'video/mp4' });
const cover = photo({ _id: 'cover-1', type: 'feed-thumbnail' });
const teaser = photo({ _id: 'teaser-1', type: 'feed-teaser', url: '/api/media/teaser.mp4' });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const bodyOf = async (calls: ReturnType<typeof stubHttp>, name: string): Promise<unknown> => {
  await waitFor(() => expect(calls.map((call) => call.name)).toContain(name));
  return calls.find((call) => call.name === name)?.body;
};

beforeEach(() => {
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

describe('what pictures show', () => {
  it('is read back, and sent for those alone of which something else is said', async () => {
    const files = [photo({ alt: 'A grey sea' }), photo({ _id: 'file-2' })];
    const calls = stubHttp({ ...noDrafts, [OWN]: () => feedPost({ files }), [CHANGE]: () => feedPost() });
    renderStudio(<EditPost postId="post-1" />);
    expect(await screen.findByRole('textbox', { name: 'Picture 1' })).toHaveValue('A grey sea');
    await userEvent.type(screen.getByRole('textbox', { name: 'Picture 2' }), ' Two boats ');
    await save();
    expect(await bodyOf(calls, CHANGE)).toMatchObject({ altTexts: { 'file-2': 'Two boats' } });
  });

  it('can be taken back', async () => {
    const calls = stubHttp({
      ...noDrafts,
      [OWN]: () => feedPost({ files: [photo({ alt: 'Fog' })] }),
      [CHANGE]: () => feedPost(),
    });
    renderStudio(<EditPost postId="post-1" />);
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Picture 1' }));
    await save();
    expect(await bodyOf(calls, CHANGE)).toMatchObject({ altTexts: { 'file-1': '' } });
  });
});

describe('the order of files', () => {
  it('is changed by keys, told, and keeps the focus on what was moved', async () => {
    const files = [photo(), photo({ _id: 'file-2' }), photo({ _id: 'file-3' })];
    const calls = stubHttp({ ...noDrafts, [OWN]: () => feedPost({ files }), [CHANGE]: () => feedPost() });
    renderStudio(<EditPost postId="post-1" />);
    expect(await screen.findByRole('button', { name: 'Move file 1 earlier' })).toBeDisabled();
    screen.getByRole('button', { name: 'Move file 1 later' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Now file 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move file 2 later' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move file 3 earlier' })).toHaveFocus();
    await save();
    expect(await bodyOf(calls, CHANGE)).toMatchObject({ fileIds: ['file-2', 'file-3', 'file-1'] });
  });
});

describe('what stands for a post', () => {
  it('is sent as soon as it is chosen, and named by the post', async () => {
    const calls = stubHttp({
      'GET /uploads': () => ({ data: [], total: 0 }),
      [COVER]: () => cover,
      [TEASER]: () => teaser,
      'POST /performer/feeds': () => feedPost(),
    });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'For subscribers');
    expect(screen.queryByLabelText('Choose a teaser film')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Subscribers/ }));
    const covers = within(await screen.findByRole('group', { name: 'Cover and teaser' }));
    await userEvent.upload(covers.getByLabelText('Choose a cover'), picture);
    expect(await covers.findByRole('img', { name: 'Cover' })).toBeInTheDocument();
    await userEvent.upload(covers.getByLabelText('Choose a teaser film'), film);
    expect(await covers.findByLabelText('Teaser')).toHaveAttribute('src', '/api/media/teaser.mp4');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await bodyOf(calls, 'POST /performer/feeds')).toMatchObject({
      thumbnailFileId: 'cover-1',
      teaserFileId: 'teaser-1',
    });
  });

  it('is chosen from the vault, without being sent again', async () => {
    const calls = stubHttp({
      ...noDrafts,
      [OWN]: () => feedPost(),
      [CHANGE]: () => feedPost(),
      'GET /performer/vault': () => ({ data: [vaultItem()], total: 1 }),
      'POST /performer/vault/:id/reuse': () => cover,
    });
    renderStudio(<EditPost postId="post-1" />);
    const covers = within(await screen.findByRole('group', { name: 'Cover and teaser' }));
    await userEvent.click(covers.getByRole('button', { name: 'From the vault' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'leaf.jpg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
    expect(await covers.findByRole('img', { name: 'Cover' })).toBeInTheDocument();
    expect(await bodyOf(calls, 'POST /performer/vault/:id/reuse')).toEqual({ kind: 'feed-thumbnail' });
    await save();
    expect(await bodyOf(calls, CHANGE)).toMatchObject({ thumbnailFileId: 'cover-1' });
  });

  it('has captions of its own for a teaser as soon as that has arrived, and none without one', async () => {
    const calls = stubHttp({
      ...noDrafts,
      [OWN]: () => feedPost({ audience: 'subscribers' }),
      [TEASER]: () => teaser,
      'GET /files/:id/captions': () => ({ data: [], total: 0 }),
      'PUT /files/:id/captions/:language': () => ({ language: 'en-US', cueCount: 1, bytes: 9, url: '/x.vtt' }),
    });
    renderStudio(<EditPost postId="post-1" />);
    const covers = within(await screen.findByRole('group', { name: 'Cover and teaser' }));
    expect(covers.queryByRole('region', { name: 'Captions of the teaser' })).not.toBeInTheDocument();
    await userEvent.upload(covers.getByLabelText('Choose a teaser film'), film);
    const captions = within(await covers.findByRole('region', { name: 'Captions of the teaser' }));
    const words = new File(['WEBVTT'], 'said.vtt', { type: 'text/vtt' });
    await userEvent.upload(await captions.findByLabelText('Add a file'), words);
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/files/teaser-1/captions/en-US'));
    await userEvent.click(covers.getByRole('button', { name: 'Remove the teaser film' }));
    expect(covers.queryByRole('region', { name: 'Captions of the teaser' })).not.toBeInTheDocument();
  });

  it('is taken away from a post that has it, and left alone otherwise', async () => {
    const post = feedPost({ audience: 'subscribers', thumbnail: cover, teaserVideo: teaser });
    const calls = stubHttp({ ...noDrafts, [OWN]: () => post, [CHANGE]: () => post });
    renderStudio(<EditPost postId="post-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the teaser film' }));
    await save();
    const body = await bodyOf(calls, CHANGE);
    expect(body).toMatchObject({ teaserFileId: null });
    expect(body).not.toHaveProperty('thumbnailFileId');
  });

  it('waits for the line that it was cut off from, and goes on with it', async () => {
    let isUp = false;
    stubHttp({ ...noDrafts, [OWN]: () => feedPost(), [COVER]: () => (isUp ? cover : new Promise(() => {})) });
    renderStudio(<EditPost postId="post-1" />);
    await userEvent.upload(await screen.findByLabelText('Choose a cover'), picture);
    await screen.findByRole('progressbar', { name: 'Sending' });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByRole('progressbar', { name: 'Waiting for the connection' })).toBeInTheDocument();
    isUp = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'Cover' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what the server said of a refused file, and keeps what was there', async () => {
    stubHttp({
      ...noDrafts,
      [OWN]: () => feedPost({ thumbnail: cover }),
      [COVER]: () => {
        throw stubError(415, 'request.unsupported_type', 'This type of content is not accepted.');
      },
    });
    renderStudio(<EditPost postId="post-1" />);
    await userEvent.upload(await screen.findByLabelText('Choose another cover'), picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('This type of content is not accepted.');
    expect(screen.getByRole('img', { name: 'Cover' })).toBeInTheDocument();
  });
});

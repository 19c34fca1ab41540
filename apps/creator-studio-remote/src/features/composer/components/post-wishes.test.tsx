import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnFeedPost } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedPost, noDrafts, photo } from '../../../testing/samples.ts';
import { EditPost } from './edit-post.tsx';
import { NewPost } from './new-post.tsx';

const CREATE = 'POST /performer/feeds';
const CHANGE = 'PUT /performer/feeds/:id';
const none = {
  ...noDrafts,
  'GET /uploads': () => ({ data: [], total: 0 }),
  'GET /files/:id/captions': () => ({ data: [] }),
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pin = () => screen.findByRole('switch', { name: /^Pin to the top/ });
const fromFilm = () => screen.findByRole('switch', { name: /^Make the teaser/ });

const edit = (changes: Partial<OwnFeedPost>) => {
  const calls = stubHttp({ ...none, 'GET /performer/feeds/:id': () => feedPost(changes), [CHANGE]: () => feedPost() });
  renderStudio(<EditPost postId="post-1" />);
  return async () => {
    await press('Save');
    await screen.findByText('Changes saved');
    return calls.find(({ name }) => name === CHANGE)?.body;
  };
};

beforeEach(() => resetSession(testPerformer()));

describe('pinning', () => {
  it('goes with publishing, and says why it cannot', async () => {
    const calls = stubHttp({
      ...none,
      [CREATE]: () => {
        throw stubError(409, 'feeds.too_many_pins', 'At most 3 posts can be pinned to a profile.');
      },
    });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Look first');
    await userEvent.click(await pin());
    await press('Publish');
    expect(await screen.findByText('At most 3 posts can be pinned to a profile.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === CREATE)?.body).toMatchObject({ isPinned: true });
  });

  it('is not for what is to appear later', async () => {
    const calls = stubHttp({ ...none, [CREATE]: () => feedPost({ state: 'scheduled' }) });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Tomorrow');
    await userEvent.click(await pin());
    await userEvent.click(screen.getByRole('switch', { name: 'Publish later' }));
    expect(screen.queryByRole('switch', { name: /^Pin to the top/ })).not.toBeInTheDocument();
    await press('Schedule');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(CREATE));
    expect(calls.find(({ name }) => name === CREATE)?.body).not.toHaveProperty('isPinned');
  });

  it('is taken back with the changes of a post, and not said where it stays', async () => {
    const save = edit({ isPinned: true });
    expect(await pin()).toBeChecked();
    await userEvent.click(await pin());
    expect(await save()).toMatchObject({ isPinned: false });
  });
});

describe('a teaser made of the film', () => {
  const film = photo({ _id: 'film-1', type: 'feed-video', url: '/api/media/film.mp4' });

  it('is wished for beside a film of a locked post, in the place of one that is sent', async () => {
    const save = edit({ audience: 'paid', price: 4, files: [film] });
    await userEvent.click(await fromFilm());
    expect(screen.queryByLabelText('Choose a teaser film')).not.toBeInTheDocument();
    expect(await save()).toMatchObject({ teaserFromFilm: true });
  });

  it('is shown, and goes with the wish for it', async () => {
    const teaserVideo = photo({ _id: 'cut-1', type: 'feed-teaser', url: '/api/media/cut.mp4' });
    const save = edit({ audience: 'paid', price: 4, files: [film], teaserVideo, teaserFromFilm: true });
    await userEvent.click(await fromFilm());
    expect(screen.queryByLabelText('Teaser')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Choose a teaser film')).toBeInTheDocument();
    const body = await save();
    expect(body).toMatchObject({ teaserFromFilm: false });
    expect(body).not.toHaveProperty('teaserFileId');
  });

  it('is not offered without a film', async () => {
    edit({ audience: 'paid', price: 4 });
    await screen.findByLabelText('Choose a teaser film');
    expect(screen.queryByRole('switch', { name: /^Make the teaser/ })).not.toBeInTheDocument();
  });
});

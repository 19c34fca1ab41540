import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@barg/runtime/router';
import type { FeedDraft } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft, feedPost, noDrafts, photo } from '../../../testing/samples.ts';
import { EditPost } from './edit-post.tsx';

const changes = feedDraft({ postId: 'post-1', version: 3 });

const words = () => screen.findByLabelText('What would you like to say?');

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** A post with what is kept of its changes. */
const openPost = (left: FeedDraft[], post: Parameters<typeof feedPost>[0] = {}) => {
  let kept = left;
  const calls = stubHttp({
    'GET /uploads': () => ({ data: [], total: 0 }),
    'GET /performer/feeds/drafts': () => ({ data: kept, total: kept.length }),
    'GET /performer/feeds/:id': () => feedPost({ text: 'As it is', ...post }),
    'POST /performer/feeds/drafts': () => changes,
    'PUT /performer/feeds/drafts/:id': () => changes,
    'DELETE /performer/feeds/drafts/:id': () => {
      kept = [];
      return { success: true };
    },
    'PUT /performer/feeds/:id': () => feedPost(),
  });
  renderStudio(<EditPost postId="post-1" />);
  return { calls, bodyOf: (name: string) => calls.find((call) => call.name === name)?.body };
};

beforeEach(() => resetSession(testPerformer()));

describe('changing a post', () => {
  it('keeps what was typed as changes of this post, and saves them with the draft they were', async () => {
    const { bodyOf } = openPost([]);
    await userEvent.type(await words(), ', better');
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Your changes are kept. The post stays as it is until you save.', {}, { timeout: 4000 });
    expect(bodyOf('POST /performer/feeds/drafts')).toMatchObject({
      postId: 'post-1',
      content: { text: 'As it is, better', postWords: { text: 'As it is' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes saved');
    // Only that: another window may have changed the rest.
    const basedOn = { text: 'As it is' };
    expect(bodyOf('PUT /performer/feeds/:id')).toEqual({ text: 'As it is, better', basedOn, draftId: 'draft-1' });
  });

  it('keeps what is typed while it is being saved, as changes that are not', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const calls = stubHttp({
      'GET /uploads': () => ({ data: [], total: 0 }),
      'GET /performer/feeds/drafts': () => ({ data: [], total: 0 }),
      'GET /performer/feeds/:id': () => feedPost({ text: 'As it is' }),
      'POST /performer/feeds/drafts': () => changes,
      'PUT /performer/feeds/:id': () => promise,
    });
    const bodies = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
    renderStudio(<EditPost postId="post-1" />);
    await userEvent.type(await words(), ', better');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies('PUT /performer/feeds/:id')).toHaveLength(1));
    const drafts = bodies('POST /performer/feeds/drafts').length;
    await userEvent.type(await words(), ' and longer');
    resolve(feedPost());
    await screen.findByText('Changes saved');
    await waitFor(() =>
      expect(bodies('POST /performer/feeds/drafts')[drafts]).toMatchObject({
        ...{ postId: 'post-1', content: { text: 'As it is, better and longer' } },
      }),
    );
  });

  it('says that it is published where a planned one is not planned any more', async () => {
    const { bodyOf } = openPost([], { state: 'scheduled', publishedAt: '2126-01-01T10:00:00.000Z' });
    await words();
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Publish later' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Your post is out.')).toBeInTheDocument();
    expect(bodyOf('PUT /performer/feeds/:id')).toMatchObject({ publishAt: null });
  });

  it('goes on with changes that were left, until they are discarded', async () => {
    const { calls } = openPost([changes]);
    expect(await words()).toHaveValue('Better words');
    expect(screen.getByText('These are changes that you have not saved yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(async () => expect(await words()).toHaveValue('As it is'));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toContain('DELETE /performer/feeds/drafts/:id');
  });

  it('holds a page that is closed before the change is kept, and lets go of one that was only read', async () => {
    openPost([]);
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const field = await words();
    expect(close()).toBe(false);
    await userEvent.type(field, '!');
    expect(close()).toBe(true);
    await screen.findByText('Your changes are kept. The post stays as it is until you save.', {}, { timeout: 4000 });
    expect(close()).toBe(false);
  });

  it('keeps the form of a post that was deleted elsewhere, and goes on with its words as a new post', async () => {
    let isThere = true;
    const files = [photo()];
    const orGone = (answer: () => unknown) => () => {
      if (isThere) return answer();
      throw stubError(404, 'request.not_found', 'There is nothing here.');
    };
    const calls = stubHttp({
      ...noDrafts,
      'GET /uploads': () => ({ data: [], total: 0 }),
      'GET /performer/feeds/:id': orGone(() => feedPost({ text: 'As it is', files })),
      'PUT /performer/feeds/:id': orGone(() => feedPost()),
      'POST /performer/feeds/drafts': ({ body }) => {
        if ((body as { postId?: string }).postId) throw stubError(404, 'request.not_found', '');
        return feedDraft({ _id: 'draft-7' });
      },
    });
    renderStudio(
      <>
        <EditPost postId="post-1" />
        <Address />
      </>,
      { route: '/creator/posts/post-1' },
    );
    await userEvent.type(await words(), ', better');
    isThere = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This post was deleted elsewhere. What you wrote is still here.',
    );
    expect(await words()).toHaveValue('As it is, better');
    await userEvent.click(screen.getByRole('button', { name: 'Go on with it as a new post' }));
    expect(await screen.findByText('/creator/posts/new?draft=draft-7')).toBeInTheDocument();
    const fresh = calls.findLast(({ name }) => name === 'POST /performer/feeds/drafts')?.body;
    expect(fresh).toMatchObject({ content: { text: 'As it is, better', fileIds: [] } });
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedDraft } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft, feedPost, photo } from '../../../testing/samples.ts';
import { NewPost } from './new-post.tsx';

const MADE = 'POST /performer/feeds/drafts';
const CHANGED = 'PUT /performer/feeds/drafts/:id';
const { content } = feedDraft();

/** The page is hidden, as by another tab. */
const hide = async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  seen.mockRestore();
};

const serve = (files: Record<string, object> = {}, make: () => unknown = () => feedDraft({ _id: 'draft-2' })) => {
  const calls = stubHttp({
    'GET /uploads': () => ({ data: [], total: 0 }),
    [MADE]: make,
    [CHANGED]: ({ url }) => feedDraft({ _id: url.split('/').at(-1) }),
    'POST /performer/feeds': () => feedPost(),
    'GET /files/:id/status': ({ url }) => {
      const file = files[url.split('/')[2] ?? ''];
      if (!file) throw stubError(404, 'request.not_found', 'There is nothing here.');
      return { status: 'ready', percent: 100, errorCode: null, file };
    },
  });
  const bodyOf = (name: string) => calls.find((call) => call.name === name)?.body;
  /** The first of the two that reaches the server. */
  const firstKept = async () => {
    await waitFor(() => expect(bodyOf(MADE) ?? bodyOf(CHANGED)).toBeDefined(), { timeout: 4000 });
    return calls.find(({ name }) => name === MADE || name === CHANGED);
  };
  return { calls, bodyOf, firstKept };
};

const keepOn = (draft: Pick<FeedDraft, '_id' | 'version'> | null, text: string, sent: string | null = null) =>
  keepDraft(`feed-post:${draft?._id ?? 'new'}`, {
    ...content,
    text,
    basis: { draft, sent: sent === null ? null : { ...content, text: sent } },
  });

const written = (version: number, text: string) => feedDraft({ version, content: { ...content, text } });

beforeEach(() => resetSession(testPerformer()));
afterEach(() => ['new', 'draft-1'].forEach((place) => forgetDraft(`feed-post:${place}`)));

describe('words that were kept on the device', () => {
  it('are kept beside a draft that was changed elsewhere since, and take no place in it', async () => {
    const { bodyOf, firstKept } = serve();
    keepOn({ _id: 'draft-1', version: 3 }, 'from the phone');
    renderStudio(<NewPost draft={written(9, 'an hour on the laptop')} />);
    expect(screen.getByLabelText('What would you like to say?')).toHaveValue('from the phone');
    const other = screen.getByRole('link', { name: 'Open the other one' });
    expect(other).toHaveAttribute('href', '/creator/posts/new?draft=draft-1');
    expect(await firstKept()).toMatchObject({ name: MADE, body: { content: { text: 'from the phone' } } });
    expect(bodyOf(CHANGED)).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Open the other one' })).toBeInTheDocument();
  });

  it('stay under that draft until they are one of their own, and never become those of a new post', async () => {
    const { promise, resolve } = Promise.withResolvers<FeedDraft>();
    const { firstKept } = serve({}, () => promise);
    keepOn({ _id: 'draft-1', version: 3 }, 'from the phone');
    const held = jest.fn();
    renderStudio(<NewPost draft={written(9, 'an hour on the laptop')} onHold={held} />);
    await firstKept();
    await userEvent.type(screen.getByLabelText('What would you like to say?'), ' and more');
    await hide();
    expect(readDraft('feed-post:new')).toBeUndefined();
    expect(readDraft('feed-post:draft-1')).toMatchObject({ text: 'from the phone and more' });
    // A reload finds them there.
    expect(held.mock.calls).toEqual([['draft-1']]);
    resolve(feedDraft({ _id: 'draft-2' }));
    await waitFor(() => expect(held).toHaveBeenLastCalledWith('draft-2'));
  });

  it('are published without that draft, even before they are kept', async () => {
    const { bodyOf } = serve();
    keepOn({ _id: 'draft-1', version: 3 }, 'from the phone');
    renderStudio(<NewPost draft={written(9, 'an hour on the laptop')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    expect(bodyOf('POST /performer/feeds')).toMatchObject({ text: 'from the phone' });
    expect(bodyOf('POST /performer/feeds')).not.toHaveProperty('draftId', 'draft-1');
  });

  it.each([
    ['nobody has changed the draft', 3, null],
    ['the server has what was sent of them last', 4, 'from the'],
  ])('go on in their draft where %s', async (_what, version, sent) => {
    const { firstKept } = serve();
    keepOn({ _id: 'draft-1', version: 3 }, 'from the phone', sent);
    renderStudio(<NewPost draft={written(version, sent ?? 'begun')} />);
    expect(await firstKept()).toMatchObject({ name: CHANGED, body: { version, content: { text: 'from the phone' } } });
    expect(screen.queryByRole('link', { name: 'Open the other one' })).not.toBeInTheDocument();
  });

  it('are kept beside the draft where an older page did not say which version they were written on', async () => {
    const { firstKept } = serve();
    keepDraft('feed-post:draft-1', { ...content, text: 'from the phone' });
    renderStudio(<NewPost draft={written(9, 'an hour on the laptop')} />);
    expect(await firstKept()).toMatchObject({ name: MADE });
  });

  it('come back with their files, in their order and as what they are', async () => {
    const film = photo({ _id: 'film-1', type: 'feed-video' });
    const { firstKept } = serve({ 'photo-1': photo({ _id: 'photo-1' }), 'film-1': film });
    const basis = { draft: null, sent: null };
    const files = { fileIds: ['film-1', 'photo-1'], thumbnailFileId: 'cover-gone', altTexts: { 'photo-1': 'Fog' } };
    keepDraft('feed-post:new', { ...content, ...files, basis });
    renderStudio(<NewPost />);
    expect(await firstKept()).toMatchObject({
      body: { content: { ...files, thumbnailFileId: null } },
    });
    expect(await screen.findByText('Video')).toBeInTheDocument();
  });
});

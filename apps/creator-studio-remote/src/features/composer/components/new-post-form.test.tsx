import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftContent, FeedDraft } from '@barg/api-client/models';
import { Link, useLocation } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft } from '../../../testing/samples.ts';
import { NewPostForm } from './new-post-form.tsx';

/** A server with drafts, which can be out of reach. */
const serve = (kept: FeedDraft[] = []) => {
  const server = { isReachable: true, refusal: null as Error | null, kept };
  const write = (draft: FeedDraft): FeedDraft => {
    if (server.refusal) throw server.refusal;
    if (!server.isReachable) throw stubError(0, 'network.unreachable', '');
    server.kept = [...server.kept.filter(({ _id }) => _id !== draft._id), draft];
    return draft;
  };
  const contentOf = (body: unknown) => (body as { content: DraftContent }).content;
  const find = (url: string) => server.kept.find(({ _id }) => url.endsWith(_id)) ?? feedDraft();
  const calls = stubHttp({
    'GET /uploads': () => ({ data: [], total: 0 }),
    'GET /performer/feeds/drafts': () => ({ data: server.kept, total: server.kept.length }),
    'GET /performer/feeds/drafts/:id': ({ url }) => find(url),
    'POST /performer/feeds/drafts': ({ body }) => write(feedDraft({ content: contentOf(body) })),
    'PUT /performer/feeds/drafts/:id': ({ url, body }) => {
      const draft = find(url);
      return write({ ...draft, version: draft.version + 1, content: contentOf(body) });
    },
    'DELETE /performer/feeds/drafts/:id': ({ url }) => {
      server.kept = server.kept.filter((draft) => draft !== find(url));
      return { success: true };
    },
  });
  return { server, calls };
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const open = (route = '/creator/posts/new') =>
  renderStudio(
    <>
      <NewPostForm />
      <Address />
      <Link to="/creator/posts/new">Another one</Link>
    </>,
    { route },
  );

const words = () => screen.findByLabelText('What would you like to say?');
const isKept = () => screen.findByText('Draft saved', {}, { timeout: 4000 });

beforeEach(() => resetSession(testPerformer()));

describe('the form of a new post', () => {
  it('has the address name the draft that the form is kept as, and the form stays', async () => {
    serve();
    open();
    const field = await words();
    await userEvent.type(field, 'Fog');
    await isKept();
    expect(await screen.findByText('/creator/posts/new?draft=draft-1')).toBeInTheDocument();
    expect(await words()).toBe(field);
    await userEvent.type(field, ' at dawn');
    expect(field).toHaveValue('Fog at dawn');
    await userEvent.clear(field);
    await screen.findByText('/creator/posts/new', {}, { timeout: 4000 });
    expect(await words()).toBe(field);
  });

  it('comes back to that draft by its address, and a new post is begun blank', async () => {
    serve([feedDraft()]);
    open('/creator/posts/new?draft=draft-1');
    expect(await words()).toHaveValue('Better words');
    await userEvent.click(screen.getByRole('link', { name: 'Another one' }));
    await waitFor(async () => expect(await words()).toHaveValue(''));
  });

  it('leaves changes to a post to the form of that post', async () => {
    serve([feedDraft({ postId: 'post-1' })]);
    open('/creator/posts/new?draft=draft-1');
    expect(await screen.findByText('/creator/posts/post-1?draft=draft-1')).toBeInTheDocument();
    expect(screen.queryByText('Better words')).not.toBeInTheDocument();
  });

  it('keeps what was written without a connection once there is one, and says so', async () => {
    const { server } = serve();
    server.isReachable = false;
    open();
    await userEvent.type(await words(), 'Fog');
    await screen.findByText('The draft is not saved yet. It is tried again by itself.', {}, { timeout: 4000 });
    server.isReachable = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await isKept();
    expect(server.kept.map(({ content }) => content.text)).toEqual(['Fog']);
  });

  it('keeps the words of who is not verified on the device, and finds them again after leaving', async () => {
    const { server } = serve();
    server.refusal = stubError(403, 'performer.not_verified', '');
    const { unmount } = open();
    await userEvent.type(await words(), 'Fog');
    await screen.findByText('Kept on this device until your account is verified.', {}, { timeout: 4000 });
    await userEvent.type(await words(), ' at dawn');
    unmount();
    server.refusal = null;
    open();
    expect(await words()).toHaveValue('Fog at dawn');
    await isKept();
    expect(server.kept.map(({ content }) => content.text)).toEqual(['Fog at dawn']);
  });
});

describe('who is signed out while writing', () => {
  const type = async (text: string) => {
    const { unmount } = open();
    await userEvent.type(await words(), text);
    act(() => resetSession());
    unmount();
  };

  it('finds the last words after signing in again', async () => {
    const { server } = serve();
    await type('Fog');
    expect(server.kept).toEqual([]);
    resetSession(testPerformer());
    open();
    expect(await words()).toHaveValue('Fog');
    expect(await screen.findByText('/creator/posts/new?draft=draft-1')).toBeInTheDocument();
  });

  it('leaves nothing to anybody else', async () => {
    const { server, calls } = serve();
    await type('Fog');
    resetSession(testPerformer({ _id: 'somebody-else' }));
    const { unmount } = open();
    expect(await words()).toHaveValue('');
    unmount();
    resetSession(testPerformer());
    open();
    expect(await words()).toHaveValue('');
    expect(server.kept).toEqual([]);
    expect(calls.map(({ name }) => name)).not.toContain('POST /performer/feeds/drafts');
  });
});

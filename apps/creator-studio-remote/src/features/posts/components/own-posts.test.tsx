import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Poll } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedPost } from '../../../testing/samples.ts';
import { OwnPosts } from './own-posts.tsx';

beforeEach(() => resetSession(testPerformer()));

describe('her posts', () => {
  it('leads to the composer when there are none', async () => {
    stubHttp({ 'GET /performer/feeds': () => ({ data: [], total: 0 }) });
    renderStudio(<OwnPosts />);
    expect(await screen.findByRole('link', { name: 'New post' })).toHaveAttribute('href', '/creator/posts/new');
  });

  it('deletes at once, and takes it back', async () => {
    let posts = [feedPost()];
    stubHttp({
      'GET /performer/feeds': () => ({ data: posts, total: posts.length }),
      'DELETE /performer/feeds/:id': () => {
        posts = [];
        return { success: true };
      },
      'POST /performer/feeds/:id/restore': () => {
        posts = [feedPost()];
        return feedPost();
      },
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('The palette of the week')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The palette of the week')).toBeInTheDocument();
    expect(screen.getByText('It is back as it was.')).toBeInTheDocument();
  });

  it('no longer counts as chosen what its own menu deleted', async () => {
    let posts = [feedPost()];
    stubHttp({
      'GET /performer/feeds': () => ({ data: posts, total: posts.length }),
      'DELETE /performer/feeds/:id': () => {
        posts = [];
        return { success: true };
      },
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /The palette of the week/ }));
    expect(await screen.findByText('1 post chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('The post was deleted.')).toBeInTheDocument();
    expect(screen.queryByText('1 post chosen')).not.toBeInTheDocument();
  });

  it('pins a post, says so on it, and lets it go again', async () => {
    let isPinned = false;
    const setTo = (value: boolean) => () => {
      isPinned = value;
      return feedPost({ isPinned });
    };
    const calls = stubHttp({
      'GET /performer/feeds': () => ({ data: [feedPost({ isPinned })], total: 1 }),
      'POST /performer/feeds/:id/pin': setTo(true),
      'DELETE /performer/feeds/:id/pin': setTo(false),
    });
    renderStudio(<OwnPosts />);
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Pin to profile');
    expect(await screen.findByRole('img', { name: 'Pinned' })).toBeInTheDocument();
    await choose('Unpin');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Pinned' })).not.toBeInTheDocument());
    expect(calls.filter(({ name }) => name.endsWith('/pin')).map(({ name }) => name.split(' ')[0])).toEqual([
      'POST',
      'DELETE',
    ]);
  });

  it('shows a post with the eyes of whom she chooses, as the server answers them', async () => {
    const calls = stubHttp({
      'GET /performer/feeds': () => ({ data: [feedPost({ audience: 'paid', price: 4 })], total: 1 }),
      'GET /performer/feeds/:id/preview': ({ params }) => ({
        post: params?.as === 'blocked-country' ? null : feedPost(),
        country: null,
      }),
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'See as others' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'As others see it' }));
    expect(await dialog.findByText('The palette of the week')).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Who looks?'), 'A visitor from a country you block');
    expect(await dialog.findByText('For them this post does not exist.')).toBeInTheDocument();
    expect(dialog.queryByText('The palette of the week')).not.toBeInTheDocument();
    const asked = calls.filter(({ name }) => name.endsWith('/preview')).map(({ params }) => params?.as);
    expect(asked).toEqual(['guest', 'blocked-country']);
  });

  it('says why a fourth post cannot be pinned', async () => {
    stubHttp({
      'GET /performer/feeds': () => ({ data: [feedPost()], total: 1 }),
      'POST /performer/feeds/:id/pin': () => {
        throw stubError(409, 'feeds.too_many_pins', 'At most 3 posts can be pinned to a profile.');
      },
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to profile' }));
    expect(await screen.findByText('At most 3 posts can be pinned to a profile.')).toBeInTheDocument();
  });

  it('asks the server for what is searched and chosen, and forgets what was chosen before', async () => {
    const calls = stubHttp({
      'GET /performer/feeds': () => ({ data: [feedPost({ state: 'scheduled' })], total: 1 }),
      'PUT /performer/feeds/:id': () => feedPost({ audience: 'subscribers' }),
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /The palette of the week/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change audience' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Subscribers' }));
    expect(await screen.findByText('The audience of the post was changed.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ audience: 'subscribers' });

    await userEvent.click(screen.getByRole('checkbox', { name: /The palette of the week/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Scheduled' }));
    await waitFor(() => expect(screen.queryByText('1 post chosen')).not.toBeInTheDocument());
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ state: 'scheduled' }));
  });

  it('gives several one price, and leaves chosen those that were refused, with the reason', async () => {
    const calls = stubHttp({
      'GET /performer/feeds': () => ({
        data: [feedPost(), feedPost({ _id: 'post-2', text: 'A second one' })],
        total: 2,
      }),
      'PUT /performer/feeds/:id': ({ url }) => {
        if (url.endsWith('post-2')) throw stubError(404, 'request.not_found', 'This does not exist.');
        return feedPost({ audience: 'paid', price: 5 });
      },
    });
    renderStudio(<OwnPosts />);
    for (const name of [/The palette of the week/, /A second one/])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change audience' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Paid' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sell what is chosen' });
    const sell = within(dialog).getByRole('button', { name: 'Change audience' });
    await userEvent.click(sell);
    expect(await within(dialog).findByText(/above zero and at most .?300 tokens/)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Price'), '5');
    await userEvent.click(sell);
    expect(
      await screen.findByText('The audience of 1 was changed, that of one was not. This does not exist.'),
    ).toBeInTheDocument();
    const sent = calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
    expect(sent).toEqual([
      { audience: 'paid', price: 5 },
      { audience: 'paid', price: 5 },
    ]);
    expect(screen.getByRole('checkbox', { name: /The palette of the week/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /A second one/ })).toBeChecked();
  });

  it('finds posts with sounds', async () => {
    const calls = stubHttp({ 'GET /performer/feeds': () => ({ data: [], total: 0 }) });
    renderStudio(<OwnPosts />);
    await userEvent.selectOptions(await screen.findByLabelText('Media'), 'With sounds');
    expect(await screen.findByText('No post fits this search.')).toBeInTheDocument();
    expect(calls.at(-1)?.params).toMatchObject({ media: 'audio' });
  });
});

describe('publishing a post now that was to come later', () => {
  const PUBLISH_AT = '2026-11-20T10:00:00.000Z';
  const HOUR = 3_600_000;
  const poll = (changes: Partial<Poll>): Poll => ({
    _id: 'poll-1',
    question: 'Green or black?',
    options: [
      { _id: 'option-1', text: 'Green', votes: null, share: null },
      { _id: 'option-2', text: 'Black', votes: null, share: null },
    ],
    totalVotes: 0,
    endsAt: null,
    isEnded: false,
    myOptionId: null,
    ...changes,
  });
  const publishNow = async (endsAt: string | null, answer: () => unknown = () => feedPost()) => {
    const post = feedPost({ state: 'scheduled', publishedAt: PUBLISH_AT, poll: poll({ endsAt }) });
    const calls = stubHttp({
      'GET /performer/feeds': () => ({ data: [post], total: 1 }),
      'POST /performer/feeds/polls': () => poll({ _id: 'poll-2' }),
      'PUT /performer/feeds/:id': answer,
    });
    renderStudio(<OwnPosts />);
    const press = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish now' }));
    };
    await press();
    const sent = (method: string) => calls.filter(({ name }) => name.startsWith(method)).map(({ body }) => body);
    return { sent, press, calls };
  };

  it('lets its poll last as long as it would have', async () => {
    const { sent } = await publishNow('2026-11-23T10:00:00.000Z');
    await waitFor(() => expect(sent('PUT')).toEqual([{ publishAt: null, pollId: 'poll-2' }]));
    const [made] = sent('POST') as [{ question: string; options: string[]; endsAt: string }];
    expect(made).toMatchObject({ question: 'Green or black?', options: ['Green', 'Black'] });
    const lasting = Date.parse(made.endsAt) - Date.now();
    expect(Math.abs(lasting - 72 * HOUR)).toBeLessThan(HOUR);
  });

  it('leaves a poll without an end as it is', async () => {
    const { sent } = await publishNow(null);
    await waitFor(() => expect(sent('PUT')).toEqual([{ publishAt: null }]));
    expect(sent('POST')).toEqual([]);
  });

  it('says why it was refused, and makes the poll no second time when it is tried again', async () => {
    const { calls, press } = await publishNow('2026-11-23T10:00:00.000Z', () => {
      throw stubError(409, 'feeds.already_published', 'This post is out already.');
    });
    expect(await screen.findByText('This post is out already.')).toBeInTheDocument();
    await press();
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(2));
    const keys = calls.filter(({ name }) => name.startsWith('POST')).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });
});

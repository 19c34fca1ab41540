import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft, feedPost, photo } from '../../../testing/samples.ts';
import { OwnPosts } from './own-posts.tsx';

const { content } = feedDraft();
const draft = (number: number) => feedDraft({ _id: `draft-${number}`, content: { ...content, text: `Fog ${number}` } });

const serve = (kept = [draft(1), draft(2), draft(3)]) => {
  const server = { kept, refusal: null as Error | null };
  const calls = stubHttp({
    'GET /performer/feeds': () => ({ data: [feedPost()], total: 1 }),
    'GET /performer/feeds/counts': () => ({ published: 4, scheduled: 2, expired: 1, drafts: server.kept.length }),
    'GET /performer/feeds/drafts': ({ params }) => {
      const from = Number(params.cursor ?? 0);
      const nextCursor = from + 20 < server.kept.length ? String(from + 20) : undefined;
      return { data: server.kept.slice(from, from + 20), total: server.kept.length, nextCursor };
    },
    'DELETE /performer/feeds/drafts/:id': ({ url }) => {
      if (server.refusal) throw server.refusal;
      server.kept = server.kept.filter(({ _id }) => !url.endsWith(_id));
      return { success: true };
    },
  });
  return { server, calls };
};

const openDrafts = async () => {
  renderStudio(<OwnPosts />);
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts 3' }));
  await screen.findByRole('link', { name: 'Fog 1' });
};
const deleteDraft = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Delete the draft ${name}` }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};

beforeEach(() => resetSession(testPerformer()));

it('says how many posts stand in each state, and how many drafts', async () => {
  const { calls } = serve();
  renderStudio(<OwnPosts />);
  for (const name of ['All 7', 'Published 4', 'Scheduled 2', 'Expired 1', 'Drafts 3']) {
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Expired 1' }));
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ state: 'expired' }));
});

it('shows a draft by its words, time and files, and goes on with it in the composer', async () => {
  const changed = { ...draft(2), postId: 'post-1', files: [photo(), photo({ _id: 'photo-2' })] };
  serve([draft(1), changed, feedDraft({ _id: 'draft-3', content: { ...content, text: '' } })]);
  await openDrafts();
  expect(screen.getByRole('link', { name: 'Fog 1' })).toHaveAttribute('href', '/creator/posts/new?draft=draft-1');
  const row = screen.getByRole('link', { name: 'Fog 2' }).closest('li');
  expect(row).toHaveTextContent(/Changes to a post.*2 files/);
  expect(screen.getByRole('link', { name: 'Fog 2' })).toHaveAttribute('href', '/creator/posts/post-1?draft=draft-2');
  expect(screen.getByRole('link', { name: 'Post without text' })).toBeInTheDocument();
});

it('asks before it deletes, and the focus goes on to the next draft, or the one before', async () => {
  const { server } = serve();
  await openDrafts();
  await userEvent.click(screen.getByRole('button', { name: 'Delete the draft Fog 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(server.kept).toHaveLength(3);
  await deleteDraft('Fog 2');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Fog 3' })).toHaveFocus());
  expect(await screen.findByRole('button', { name: 'Drafts 2' })).toBeInTheDocument();
  await deleteDraft('Fog 3');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Fog 1' })).toHaveFocus());
  await deleteDraft('Fog 1');
  expect(await screen.findByText(/There is no draft/)).toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('says why a draft was not deleted, and leaves it there', async () => {
  const { server } = serve();
  server.refusal = stubError(429, 'request.too_many', 'Too many, in 20 seconds again.');
  await openDrafts();
  await deleteDraft('Fog 1');
  expect(await screen.findByText('Too many, in 20 seconds again.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fog 1' })).toBeInTheDocument();
});

it('shows them page by page', async () => {
  serve(Array.from({ length: 23 }, (_, number) => draft(number + 1)));
  renderStudio(<OwnPosts />);
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts 23' }));
  await screen.findByRole('link', { name: 'Fog 20' });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: 'Fog 23' })).toBeInTheDocument();
});

it('a paid post says how often it was bought and what it brought, a free one nothing of it', async () => {
  const sold = feedPost({ _id: 'sold', text: 'Sold', audience: 'paid', price: 5, purchaseCount: 12, earned: 48.5 });
  const data = [sold, feedPost({ text: 'Given away' })];
  stubHttp({ 'GET /performer/feeds': () => ({ data, total: 2 }) });
  renderStudio(<OwnPosts />);
  const row = (await screen.findByRole('link', { name: 'Sold' })).closest('li');
  expect(row).toHaveTextContent(/12 purchases.*48.50 tokens earned/);
  expect(screen.getByRole('link', { name: 'Given away' }).closest('li')).not.toHaveTextContent(/purchase|earned/);
});

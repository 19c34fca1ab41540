import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { socketBus } from '@barg/session/realtime';
import { stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../testing/render-feed.tsx';
import { listOf, samplePost } from '../testing/samples.ts';
import { PostList } from '../entities/post/components/post-list.tsx';
import { usePostPages } from '../entities/post/hooks/use-post-pages.ts';

const LANDING = { from: 'landing' } as const;
const posts = ['one', 'two', 'three'].map((_id) => samplePost({ _id }));

/** What the list has cached, drawn or not. */
function Cached() {
  const { items = [] } = usePostPages(LANDING);
  const lines = items.map((post) => `${post._id} ${post.likeCount} ${post.isBookmarked} ${post.commentCount}`);
  return <output aria-label="cached">{lines.join(', ')}</output>;
}

/** A page with the list, and one without it. */
function Pages({ children }: { children?: React.ReactNode }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button onClick={() => setLeft(!isLeft)}>Other page</button>
      {!isLeft && <PostList source={LANDING} empty={null} />}
      {children}
    </>
  );
}

const open = async (children?: React.ReactNode) => {
  const calls = stubHttp({ 'GET /user/feeds/landing': () => listOf(...posts) });
  renderFeed(<Pages>{children}</Pages>, { user: testUser() });
  await screen.findAllByRole('button', { name: 'Like 19' });
  // What listens comes after the first picture.
  await act(async () => void (await import('@barg/session/realtime')));
  return calls;
};

const tell = (objectId: string) =>
  act(() => {
    const about = { objectType: 'feed', objectId };
    const reacted = { ...about, isLiked: true, isBookmarked: true, likeCount: 20, bookmarkCount: 3 };
    for (const [name, data] of [
      ['reaction.changed', reacted],
      ['comments.counted', { ...about, commentCount: 5 }],
    ] as const) {
      socketBus.events$.next({ id: crypto.randomUUID(), name, at: '', data } as never);
    }
  });

test('a row that is not drawn has its counts as another window has left them', async () => {
  await open(<Cached />);
  expect(screen.getAllByRole('button', { name: 'Comments 1' })).toHaveLength(2);
  await waitFor(() => {
    tell('three');
    expect(screen.getByLabelText('cached')).toHaveTextContent('one 19 false 1, two 19 false 1, three 20 true 5');
  });
});

test('so has the list of a page that was left', async () => {
  const calls = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Other page' }));
  expect(screen.queryByRole('button', { name: /Comments/ })).not.toBeInTheDocument();
  tell('one');
  await userEvent.click(screen.getByRole('button', { name: 'Other page' }));
  expect(await screen.findByRole('button', { name: 'Comments 5' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like 20' })).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toHaveLength(1);
});

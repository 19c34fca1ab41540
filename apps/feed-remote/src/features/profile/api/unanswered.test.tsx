import { act, renderHook, waitFor } from '@testing-library/react';
import { TestSession, resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { useCommentPagesInfiniteQuery } from '../../../entities/comment/api/comment-pages.ts';
import { useDeleteCommentMutation } from '../../../entities/comment/api/delete-comment.ts';
import { useLikeCommentMutation } from '../../../entities/comment/api/like-comment.ts';
import { useFollowPerformerMutation } from '../../../entities/performer/api/follow-performer.ts';
import { usePerformerQuery } from '../../../entities/performer/api/performer.ts';
import { usePostQuery } from '../../../entities/post/api/post.ts';
import { useReactToItemMutation } from '../../../entities/reaction/api/react-to-item.ts';
import { listOf, sampleComment, samplePost, sampleProfile } from '../../../testing/samples.ts';
import { useBookmarkPerformerMutation } from './bookmark-performer.ts';

const post = samplePost();
const comment = sampleComment();
const performerId = post.performer._id;

/** What a page shows, and what is done on it. */
const usePage = () => {
  const list = { type: 'feed', id: post._id } as const;
  const [react] = useReactToItemMutation();
  const [likeComment] = useLikeCommentMutation();
  const [deleteComment] = useDeleteCommentMutation();
  const [follow] = useFollowPerformerMutation();
  const [bookmark] = useBookmarkPerformerMutation();
  const [shownPost, comments, performer] = [
    usePostQuery(post._id),
    useCommentPagesInfiniteQuery(list),
    usePerformerQuery('mahsa.art'),
  ];
  return {
    isLoaded: [shownPost, comments, performer].every(({ isSuccess }) => isSuccess),
    isLiked: shownPost.data?.isLiked,
    isCommentLiked: comments.data?.pages[0]?.data[0]?.isLiked,
    comments: [shownPost.data?.commentCount, comments.data?.pages[0]?.data.length],
    isFollowed: performer.data?.isFollowed,
    isBookmarked: performer.data?.isBookmarked,
    like: () => react({ ...list, action: 'like', isOn: true }),
    likeComment: () => likeComment({ list, id: comment._id, isOn: true }),
    deleteComment: () => deleteComment({ list, comment }),
    follow: () => follow({ performerId, isFollowed: true }),
    bookmark: () => bookmark({ performerId, isBookmarked: true }),
  };
};

const POST = `GET /user/feeds/${post._id}`;
const COMMENTS = 'GET /comments';
const PERFORMER = 'GET /performers/:name';

const acts = [
  ['like', POST],
  ['likeComment', COMMENTS],
  ['follow', PERFORMER],
  ['bookmark', PERFORMER],
] as const;

/** An act whose answer is lost in a tunnel, where nothing can be read either. The server has done it. */
const lostInTunnel = async (name: (typeof acts)[number][0] | 'deleteComment') => {
  resetSession(testUser());
  const line = { isDown: false };
  let isDone = false;
  const answer = (give: () => unknown) => () => {
    if (line.isDown) throw new Error('no line');
    return give();
  };
  const lose = () => {
    isDone = true;
    throw new Error('lost');
  };
  const likes = () => (isDone ? { isLiked: true, likeCount: 20 } : {});
  const calls = stubHttp({
    [POST]: answer(() => ({ ...post, ...likes() })),
    [COMMENTS]: answer(() => listOf({ ...comment, ...likes() })),
    [PERFORMER]: answer(() => sampleProfile({ _id: performerId, isFollowed: isDone, isBookmarked: isDone })),
    'POST /reactions': () => (line.isDown ? lose() : {}),
    'POST /follows/:id': lose,
    'DELETE /comments/:id': () => {
      throw new Error('no line');
    },
  });
  const { result: page } = renderHook(usePage, { wrapper: TestSession });
  await waitFor(() => expect(page.current.isLoaded).toBe(true));
  line.isDown = true;
  await act(async () => void (await page.current[name]()));
  return { page, calls, line };
};

const readsAfter = async (name: (typeof acts)[number][0], failure: Error) => {
  const fail = () => {
    throw failure;
  };
  resetSession(testUser());
  const calls = stubHttp({
    [POST]: () => post,
    [COMMENTS]: () => listOf(comment),
    [PERFORMER]: () => sampleProfile(),
    'POST /reactions': fail,
    'POST /follows/:id': fail,
  });
  const { result } = renderHook(usePage, { wrapper: TestSession });
  await waitFor(() => expect(result.current.isLoaded).toBe(true));
  const before = calls.length;
  await act(async () => void (await result.current[name]()));
  return () => calls.slice(before + 1).map((call) => call.name);
};

test.each(acts)('what became of %s is read again where the answer was lost', async (name, query) => {
  const reads = await readsAfter(name, new Error('lost'));
  await waitFor(() => expect(reads()).toEqual([query]));
});

test.each([
  ['like', POST, 'isLiked'],
  ['likeComment', COMMENTS, 'isCommentLiked'],
  ['follow', PERFORMER, 'isFollowed'],
  ['bookmark', PERFORMER, 'isBookmarked'],
] as const)('what became of %s in a tunnel is shown once the line is back', async (name, query, shown) => {
  const { page, calls, line } = await lostInTunnel(name);
  await waitFor(() => expect(calls.map((call) => call.name).filter((made) => made === query)).toHaveLength(2));
  expect(page.current[shown]).toBe(false);
  line.isDown = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(page.current[shown]).toBe(true));
});

test('a comment that could not be deleted in a tunnel is shown again once the line is back', async () => {
  const { page, line } = await lostInTunnel('deleteComment');
  await waitFor(() => expect(page.current.comments).toEqual([post.commentCount, 0]));
  line.isDown = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(page.current.comments).toEqual([post.commentCount, 1]));
});

test('what is done meanwhile counts, not what is read of before', async () => {
  const { page, calls, line } = await lostInTunnel('like');
  await waitFor(() => expect(calls.filter(({ name }) => name === POST)).toHaveLength(2));
  line.isDown = false;
  await act(async () => void (await page.current.like()));
  expect(page.current.isLiked).toBe(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls.filter(({ name }) => name === POST)).toHaveLength(2);
});

test.each(acts)('after a refusal of %s nothing is read again', async (name) => {
  const reads = await readsAfter(name, stubError(403, 'some.code', ''));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reads()).toEqual([]);
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { TestSession, resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { useCommentPagesInfiniteQuery } from '../../../entities/comment/api/comment-pages.ts';
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
  const [follow] = useFollowPerformerMutation();
  const [bookmark] = useBookmarkPerformerMutation();
  const shown = [usePostQuery(post._id), useCommentPagesInfiniteQuery(list), usePerformerQuery('mahsa.art')];
  return {
    isLoaded: shown.every(({ isSuccess }) => isSuccess),
    like: () => react({ ...list, action: 'like', isOn: true }),
    likeComment: () => likeComment({ list, id: comment._id, isOn: true }),
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

test.each(acts)('after a refusal of %s nothing is read again', async (name) => {
  const reads = await readsAfter(name, stubError(403, 'some.code', ''));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reads()).toEqual([]);
});

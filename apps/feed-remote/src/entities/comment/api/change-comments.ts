import type { Comment, ListComments200 } from '@barg/api-client/models';
import { api, type AppDispatch } from '@barg/session';
import { beginAct, isPassing } from '../../../shared/line/read-back.ts';
import { changeEngagement, type Engagement } from '../../reaction/api/change-engagement.ts';
import { readEngagement } from '../../reaction/api/read-engagement.ts';
import { commentPagesApi, type CommentedItem, type CommentList } from './comment-pages.ts';

type Thunk = (dispatch: AppDispatch) => void;

const changeList = ({ type, id, parentId }: CommentList, change: (pages: ListComments200[]) => void) =>
  commentPagesApi.util.updateQueryData('commentPages', { type, id, parentId }, ({ pages }) => change(pages));

const find = (pages: ListComments200[], id: string): Comment | undefined =>
  pages.flatMap(({ data }) => data).find(({ _id }) => _id === id);

/** Changes the comment count of an item, and the answer count of a thread. */
const count =
  ({ type, id, parentId }: CommentList, by: number): Thunk =>
  (dispatch) => {
    dispatch(
      changeEngagement({ type, id }, (item) => {
        item.commentCount += by;
      }),
    );
    if (parentId === undefined) return;
    const changeThread = (pages: ListComments200[]): void => {
      const thread = find(pages, parentId);
      if (thread) thread.replyCount += by;
    };
    dispatch(changeList({ type, id }, changeThread));
  };

/** New comments are inserted first, new answers last. */
const insert = ({ parentId }: CommentList, pages: ListComments200[], comment: Comment): void => {
  if (parentId === undefined) pages[0]?.data.unshift(comment);
  else pages.at(-1)?.data.push(comment);
};

export const showComment =
  (list: CommentList, comment: Comment): Thunk =>
  (dispatch) => {
    dispatch(changeList(list, (pages) => insert(list, pages, comment)));
    dispatch(count(list, 1));
  };

/**
 * Replaces the optimistic comment by the server's. A list that was reloaded meanwhile may contain
 * neither.
 */
export const settleComment =
  (list: CommentList, pendingId: string, created: Comment): Thunk =>
  (dispatch) => {
    const settle = (pages: ListComments200[]): void => {
      const pending = find(pages, pendingId);
      if (pending) Object.assign(pending, created);
      else if (!find(pages, created._id)) insert(list, pages, created);
    };
    dispatch(changeList(list, settle));
  };

/** Removes a comment with its answers from its list. */
export const hideComment =
  (list: CommentList, { _id, replyCount }: Pick<Comment, '_id' | 'replyCount'>): Thunk =>
  (dispatch) => {
    const takeOut = (pages: ListComments200[]): void =>
      pages.forEach((page) => {
        page.data = page.data.filter((comment) => comment._id !== _id);
      });
    dispatch(changeList(list, takeOut));
    dispatch(count(list, -1 - replyCount));
  };

/** Puts back the counts that {@link hideComment} has taken away; the comments are to be reloaded. */
export const countAgain = (list: CommentList, { replyCount }: Pick<Comment, 'replyCount'>): Thunk =>
  count(list, 1 + replyCount);

/** Merges changes into a cached comment. */
export const replaceComment = (list: CommentList, id: string, changes: Partial<Comment>): Thunk =>
  changeComment(list, id, (comment) => void Object.assign(comment, changes));

/** Changes a cached comment. */
export const changeComment =
  (list: CommentList, id: string, change: (comment: Comment) => void): Thunk =>
  (dispatch) => {
    const changeShown = (pages: ListComments200[]): void => {
      const comment = find(pages, id);
      if (comment) change(comment);
    };
    dispatch(changeList(list, changeShown));
  };

/** Null where the item is not given to the visitor. */
const readItem = (item: CommentedItem): Promise<Engagement | null> =>
  readEngagement(item).catch((failure: unknown) => {
    if (isPassing(failure)) throw failure;
    return null;
  });

/**
 * Reloads the comments and their count, after changes that cannot be undone locally, once there is a line. The count is
 * that of the item alone: the lists that have it stay as they are.
 */
export const rereadComments =
  (item: CommentedItem): Thunk =>
  (dispatch) => {
    const readBack = beginAct(`comments:${item.type}:${item.id}`);
    const show = (read: Engagement | null): void => {
      const change = (shown: Engagement): void => {
        shown.commentCount = read?.commentCount ?? shown.commentCount;
      };
      dispatch(changeEngagement(item, change));
      dispatch(api.util.invalidateTags(['Comment']));
    };
    void readBack(() => readItem(item), show);
  };

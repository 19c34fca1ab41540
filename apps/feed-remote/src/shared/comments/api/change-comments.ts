import type { Comment, ListComments200 } from '@barg/api-client/models';
import { api, type AppDispatch } from '@barg/session';
import { changePost } from '../../cache/change-cached.ts';
import { commentPagesApi, type CommentedItem } from './comment-pages.ts';

type Thunk = (dispatch: AppDispatch) => void;

/** Changes the shown comments of an item, and by how many it has more or fewer. */
const changeComments =
  ({ type, id }: CommentedItem, change: (pages: ListComments200[]) => void, countChange: -1 | 0 | 1): Thunk =>
  (dispatch) => {
    dispatch(commentPagesApi.util.updateQueryData('commentPages', { type, id }, ({ pages }) => change(pages)));
    dispatch(
      changePost(id, (post) => {
        post.commentCount += countChange;
      }),
    );
  };

const without =
  (id: string) =>
  (pages: ListComments200[]): void =>
    pages.forEach((page) => {
      page.data = page.data.filter((comment) => comment._id !== id);
    });

export const showComment = (about: CommentedItem, comment: Comment): Thunk =>
  changeComments(about, ([newest]) => void newest?.data.unshift(comment), 1);

export const hideComment = (about: CommentedItem, id: string): Thunk => changeComments(about, without(id), -1);

/** Puts what changed in place of a shown comment. */
export const replaceComment = (about: CommentedItem, id: string, changes: Partial<Comment>): Thunk =>
  changeComments(
    about,
    (pages) => {
      const comment = pages.flatMap(({ data }) => data).find(({ _id }) => _id === id);
      if (comment) Object.assign(comment, changes);
    },
    0,
  );

/** For what cannot be taken back by its opposite: reads the comments and their count anew. */
export const rereadComments = ({ id }: CommentedItem) => api.util.invalidateTags(['Comment', { type: 'Feed', id }]);

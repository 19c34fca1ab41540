import type { ListComments200 } from '@barg/api-client/models';
import type { AppDispatch } from '@barg/session';
import { changePost, type Undo } from '../../cache/change-cached.ts';
import { commentPagesApi, type CommentedItem } from './comment-pages.ts';

/**
 * Changes the shown comments of an item, and by how many it has more or fewer; answers how to take it back.
 */
export const changeComments =
  ({ type, id }: CommentedItem, change: (pages: ListComments200[]) => void, countChange: -1 | 0 | 1 = 0) =>
  (dispatch: AppDispatch): Undo => {
    const { undo } = dispatch(
      commentPagesApi.util.updateQueryData('commentPages', { type, id }, ({ pages }) => {
        change(pages);
        pages.forEach((page) => (page.total += countChange));
      }),
    );
    const undoCount = dispatch(
      changePost(id, (post) => {
        post.commentCount += countChange;
      }),
    );
    return () => {
      undo();
      undoCount();
    };
  };

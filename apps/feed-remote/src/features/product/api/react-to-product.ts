import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { ReactionState } from '@barg/api-client/models';
import { api, defineQuery, tellOwnTabs } from '@barg/session';
import { productApi } from '../../../shared/products/api/product.ts';
import type { ToldReaction } from '../../../shared/reactions/use-told-reaction.ts';

interface ReactionChange {
  productId: string;
  action: 'like' | 'bookmark';
  /** What the visitor wants: to have reacted, or not. */
  isOn: boolean;
}

/** What was done in another window. */
export const productReactionTold = ({ objectId, isLiked, isBookmarked, likeCount }: ToldReaction) =>
  productApi.util.updateQueryData('product', objectId, (product) => {
    Object.assign(product, { isLiked, isBookmarked, likeCount });
  });

export const { useReactToProductMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Likes or bookmarks a product, or takes it back; shown at once, undone when the server refuses. */
    reactToProduct: build.mutation<ReactionState, ReactionChange>({
      queryFn: defineQuery(({ productId, action, isOn }) =>
        (isOn ? createReaction : deleteReaction)({ objectType: 'product', objectId: productId, action }),
      ),
      onQueryStarted: async ({ productId, action, isOn }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          productApi.util.updateQueryData('product', productId, (product) => {
            if (action === 'bookmark') product.isBookmarked = isOn;
            else if (product.isLiked !== isOn) {
              product.isLiked = isOn;
              product.likeCount += isOn ? 1 : -1;
            }
          }),
        );
        await queryFulfilled.then(({ data }) => tellOwnTabs('reaction.changed', data), undo);
      },
      invalidatesTags: (_state, error, { action }) => (action === 'bookmark' && !error ? ['Reaction'] : []),
    }),
  }),
});

import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { ReactionState } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { productApi } from '../../../shared/products/api/product.ts';

interface ReactionChange {
  productId: string;
  action: 'like' | 'bookmark';
  /** What the visitor wants: to have reacted, or not. */
  isOn: boolean;
}

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
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (_state, error, { action }) => (action === 'bookmark' && !error ? ['Reaction'] : []),
    }),
  }),
});

import { idempotencyHeader } from '@barg/api-client/http';
import type { ChargeResult } from '@barg/api-client/models';
import { buyFeedPost, buyGallery, buyMessage, buyProduct, buyVideo } from '@barg/api-client/wallet';
import type { PaidItemType } from '@barg/contract';
import { api, defineQuery } from '@barg/session';

type Sold = Extract<PaidItemType, 'feed' | 'gallery' | 'video' | 'product' | 'message'>;

type Buy = (
  id: string,
  body: { expectedPrice: number; coupon?: string },
  options?: Parameters<typeof buyFeedPost>[2],
) => ReturnType<typeof buyFeedPost>;

const operations: Record<Sold, Buy> = {
  feed: buyFeedPost,
  gallery: buyGallery,
  video: buyVideo,
  product: buyProduct,
  message: buyMessage,
};

/** Whether it is sold by itself today. */
export const isSold = (type: PaidItemType): type is Sold => Object.hasOwn(operations, type);

/** Whether a coupon can lower its price. */
export const takesCoupon = (type: PaidItemType): type is 'feed' | 'gallery' | 'video' =>
  type === 'feed' || type === 'gallery' || type === 'video';

export interface Purchase {
  type: Sold;
  itemId: string;
  /** Tokens, as the buyer has seen it: another price is refused. */
  price: number;
  coupon?: string;
  key: string;
}

export const { useBuyItemMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    buyItem: build.mutation<ChargeResult, Purchase>({
      queryFn: defineQuery(({ type, itemId, price, coupon, key }: Purchase) =>
        operations[type](
          itemId,
          { expectedPrice: price, ...(coupon && { coupon }) },
          { headers: idempotencyHeader(key) },
        ),
      ),
      // Whatever shows the item shows it open from now on; a conflict tells that it was bought meanwhile.
      invalidatesTags: (result, error) =>
        result || error?.statusCode === 409 ? ['Feed', 'Gallery', 'Photo', 'Video', 'Product', 'Wallet'] : [],
    }),
  }),
});

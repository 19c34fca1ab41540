import { idempotencyHeader } from '@barg/api-client/http';
import type { ChargeResult, MessageCharge } from '@barg/api-client/models';
import { buyFeedPost, buyGallery, buyMessage, buyProduct, buyVideo } from '@barg/api-client/wallet';
import type { PaidItemType } from '@barg/contract';
import { api, defineQuery } from '@barg/session';

type Sold = Extract<PaidItemType, 'feed' | 'gallery' | 'video' | 'product' | 'message'>;

type Buy = (
  id: string,
  body: { expectedPrice: number; coupon?: string },
  options?: Parameters<typeof buyFeedPost>[2],
) => ReturnType<typeof buyFeedPost> | ReturnType<typeof buyMessage>;

const operations: Record<Sold, Buy> = {
  feed: buyFeedPost,
  gallery: buyGallery,
  video: buyVideo,
  product: buyProduct,
  message: buyMessage,
};

/** Whether items of this type can be bought alone. */
export const isSold = (type: PaidItemType): type is Sold => Object.hasOwn(operations, type);

/** Whether coupons apply to this type. */
export const takesCoupon = (type: PaidItemType): type is Exclude<Sold, 'message'> => isSold(type) && type !== 'message';

export interface Purchase {
  type: Sold;
  itemId: string;
  /** In tokens, as shown to the buyer; another price is refused. */
  price: number;
  coupon?: string;
  key: string;
}

export const { useBuyItemMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    buyItem: build.mutation<ChargeResult | MessageCharge, Purchase>({
      queryFn: defineQuery(({ type, itemId, price, coupon, key }: Purchase) =>
        operations[type](
          itemId,
          { expectedPrice: price, ...(coupon && { coupon }) },
          { headers: idempotencyHeader(key) },
        ),
      ),
      // Refetches whatever shows the item, because it is open now; after a conflict too, because it was bought before.
      // Messages with the same files cost less now.
      invalidatesTags: (result, error) =>
        result || error?.statusCode === 409
          ? ['Feed', 'Gallery', 'Photo', 'Video', 'Product', 'Message', 'Wallet']
          : [],
    }),
  }),
});

import { searchAddresses } from '@barg/api-client/addresses';
import { idempotencyHeader } from '@barg/api-client/http';
import type { BoughtProduct, BuyProductBody, OrderQuote, SearchAddresses200 } from '@barg/api-client/models';
import { quoteOrder } from '@barg/api-client/orders';
import { buyProduct } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

/** The API's limit of saved addresses, so that one page holds all. */
const ALL_ADDRESSES = 100;

/** How many pieces of a product, and to which of the buyer's addresses. */
export interface Wanted {
  productId: string;
  addressId: string;
  quantity: number;
}

export interface ThingBought extends Wanted {
  /** In tokens, for all pieces with shipping and less the discount, as shown to the buyer; another price is refused. */
  price: number;
  coupon?: string;
  key: string;
}

const bodyOf = ({ addressId, quantity, price, coupon }: ThingBought): BuyProductBody => ({
  addressId,
  quantity,
  expectedPrice: price,
  ...(coupon && { coupon }),
});

export const { useDeliveryAddressesQuery, useOrderQuoteQuery, useBuyThingMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deliveryAddresses: build.query<SearchAddresses200, void>({
      queryFn: defineQuery(() => searchAddresses({ limit: ALL_ADDRESSES })),
      providesTags: ['Address'],
    }),
    orderQuote: build.query<OrderQuote, Wanted>({
      queryFn: defineQuery((wanted: Wanted) => quoteOrder(wanted)),
      // Not cached, because shipping prices change without an event.
      keepUnusedDataFor: 0,
      providesTags: ['Product'],
    }),
    buyThing: build.mutation<BoughtProduct, ThingBought>({
      queryFn: defineQuery((thing: ThingBought) =>
        buyProduct(thing.productId, bodyOf(thing), { headers: idempotencyHeader(thing.key) }),
      ),
      // After a conflict too, because the stock or the price has changed.
      invalidatesTags: (result, error) => (result || error?.statusCode === 409 ? ['Product', 'Order', 'Wallet'] : []),
    }),
  }),
});

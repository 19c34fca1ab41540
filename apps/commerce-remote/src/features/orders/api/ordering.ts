import { searchAddresses } from '@barg/api-client/addresses';
import { idempotencyHeader } from '@barg/api-client/http';
import type { BoughtProduct, BuyProductBody, OrderQuote, SearchAddresses200 } from '@barg/api-client/models';
import { quoteOrder } from '@barg/api-client/orders';
import { buyProduct } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

/** More than anyone may keep: one page holds them all. */
const ALL_ADDRESSES = 100;

/** How many of a product, and to which of the own addresses. */
export interface Wanted {
  productId: string;
  addressId: string;
  quantity: number;
}

export interface ThingBought extends Wanted {
  /** Tokens, of all pieces and with the shipping, as the buyer has seen it: another price is refused. */
  price: number;
  key: string;
}

const bodyOf = ({ addressId, quantity, price }: ThingBought): BuyProductBody => ({
  addressId,
  quantity,
  expectedPrice: price,
});

export const { useDeliveryAddressesQuery, useOrderQuoteQuery, useBuyThingMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deliveryAddresses: build.query<SearchAddresses200, void>({
      queryFn: defineQuery(() => searchAddresses({ limit: ALL_ADDRESSES })),
      providesTags: ['Address'],
    }),
    orderQuote: build.query<OrderQuote, Wanted>({
      queryFn: defineQuery((wanted: Wanted) => quoteOrder(wanted)),
      // What the performer asks may change while nobody tells.
      keepUnusedDataFor: 0,
      providesTags: ['Product'],
    }),
    buyThing: build.mutation<BoughtProduct, ThingBought>({
      queryFn: defineQuery((thing: ThingBought) =>
        buyProduct(thing.productId, bodyOf(thing), { headers: idempotencyHeader(thing.key) }),
      ),
      // What is left of it, or what it costs, is another than was seen where it was refused.
      invalidatesTags: (result, error) => (result || error?.statusCode === 409 ? ['Product', 'Order', 'Wallet'] : []),
    }),
  }),
});

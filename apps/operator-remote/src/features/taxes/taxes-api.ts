import { idempotencyHeader } from '@barg/api-client/http';
import type { ListTaxRates200, SetTaxBody, TaxRate } from '@barg/api-client/models';
import { listTaxRates, setTax, withdrawTax } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';

type Cursor = string | undefined;

interface NewTax {
  body: SetTaxBody;
  key: string;
}

/** Tax rates by country, and the actions on them. */
export const { useTaxRatesInfiniteQuery, useSetTaxMutation, useWithdrawTaxMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    taxRates: build.infiniteQuery<ListTaxRates200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listTaxRates({ cursor })),
      providesTags: ['Operator'],
    }),
    setTax: build.mutation<TaxRate, NewTax>({
      queryFn: defineQuery(({ body, key }: NewTax) => setTax(body, { headers: idempotencyHeader(key) })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    withdrawTax: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => withdrawTax(id)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});

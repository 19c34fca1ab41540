import { idempotencyHeader } from '@barg/api-client/http';
import type { CreateManagedPromoBody, ListManagedPromos200, ReplaceManagedPromoBody } from '@barg/api-client/models';
import {
  createManagedPromo,
  deleteManagedPromo,
  getManagedPromo,
  listManagedPromos,
  replaceManagedPromo,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';

type Cursor = string | undefined;

/** What was changed alone: another operator may have changed the rest. */
interface PromoChanges extends ReplaceManagedPromoBody {
  id: string;
}

interface NewPromo {
  body: CreateManagedPromoBody;
  key: string;
}

/** The promotions in their order, and editing them. */
export const {
  useManagedPromosInfiniteQuery,
  useManagedPromoQuery,
  useCreateManagedPromoMutation,
  useChangeManagedPromoMutation,
  useDeleteManagedPromoMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedPromos: build.infiniteQuery<ListManagedPromos200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listManagedPromos({ cursor })),
      providesTags: ['Operator'],
    }),
    managedPromo: build.query({
      queryFn: defineQuery((id: string) => getManagedPromo(id)),
      providesTags: ['Operator'],
    }),
    createManagedPromo: build.mutation({
      queryFn: defineQuery(({ body, key }: NewPromo) => createManagedPromo(body, { headers: idempotencyHeader(key) })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    changeManagedPromo: build.mutation({
      queryFn: defineQuery(({ id, ...changes }: PromoChanges) => replaceManagedPromo(id, changes)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    deleteManagedPromo: build.mutation({
      queryFn: defineQuery((id: string) => deleteManagedPromo(id)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});

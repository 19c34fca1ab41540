import type {
  CreateManagedPromoBody,
  ListManagedPromos200,
  ManagedPromo,
  ReplaceManagedPromoBody,
} from '@barg/api-client/models';
import {
  createManagedPromo,
  deleteManagedPromo,
  getManagedPromo,
  listManagedPromos,
  replaceManagedPromo,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { mergedTexts } from '../../shared/merged-texts.ts';

type Cursor = string | undefined;

interface PromoChanges {
  id: string;
  /** What was changed of all but the words. */
  changes: Partial<Omit<ReplaceManagedPromoBody, 'texts'>>;
  /** The languages whose words were changed. */
  texts: Partial<ManagedPromo['texts']>;
}

/** The API takes a promotion whole: what was left alone is sent as it is by now, also by another operator. */
const change = async ({ id, changes, texts }: PromoChanges): Promise<ManagedPromo> => {
  const { link, position, isPublished, startsAt, endsAt, ...now } = await getManagedPromo(id);
  const standing = { link, position, isPublished, startsAt, endsAt };
  return replaceManagedPromo(id, { ...standing, ...changes, texts: mergedTexts(now.texts, texts) });
};

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
      queryFn: defineQuery((body: CreateManagedPromoBody) => createManagedPromo(body)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    changeManagedPromo: build.mutation({
      queryFn: defineQuery(change),
      invalidatesTags: refreshedTags('Operator'),
    }),
    deleteManagedPromo: build.mutation({
      queryFn: defineQuery((id: string) => deleteManagedPromo(id)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});

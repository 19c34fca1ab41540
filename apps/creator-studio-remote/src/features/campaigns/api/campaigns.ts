import {
  cancelCampaign,
  createCampaign,
  getCampaign,
  listCampaigns,
  previewCampaign,
  unsendCampaign,
} from '@barg/api-client/campaigns';
import { idempotencyHeader } from '@barg/api-client/http';
import type {
  Campaign,
  CampaignFigures,
  CreateCampaignBody,
  ListCampaigns200,
  PreviewCampaign200,
  PreviewCampaignBody,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export type { Campaign, CampaignFigures, CreateCampaignBody };

const PAGE = 20;

interface Attempt {
  body: CreateCampaignBody;
  /** The same for the same body, so that a lost answer sends nothing twice. */
  key: string;
}

/** A performer's mass messages, the newest first, and what makes and ends them. */
export const {
  useCampaignsInfiniteQuery,
  useCampaignQuery,
  useCampaignPreviewQuery,
  useCreateCampaignMutation,
  useCancelCampaignMutation,
  useUnsendCampaignMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    campaigns: build.infiniteQuery<ListCampaigns200, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }) => listCampaigns({ limit: PAGE, ...(cursor && { cursor }) })),
      providesTags: ['Campaign'],
    }),
    campaign: build.query<CampaignFigures, string>({
      queryFn: defineQuery((id: string) => getCampaign(id)),
      providesTags: ['Campaign'],
    }),
    campaignPreview: build.query<PreviewCampaign200, PreviewCampaignBody>({
      queryFn: defineQuery((body: PreviewCampaignBody) => previewCampaign(body)),
      providesTags: ['Fan', 'Follow'],
      keepUnusedDataFor: 0,
    }),
    createCampaign: build.mutation<Campaign, Attempt>({
      queryFn: defineQuery(({ body, key }: Attempt) => createCampaign(body, { headers: idempotencyHeader(key) })),
      invalidatesTags: ['Campaign', 'Vault'],
    }),
    cancelCampaign: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => cancelCampaign(id)),
      invalidatesTags: ['Campaign'],
    }),
    unsendCampaign: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => unsendCampaign(id)),
      invalidatesTags: ['Campaign'],
    }),
  }),
});

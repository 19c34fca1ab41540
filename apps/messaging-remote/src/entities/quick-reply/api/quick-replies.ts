import type { ListQuickReplies200, QuickReply } from '@barg/api-client/models';
import { listQuickReplies } from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';

export type { QuickReply };

/** A performer's quick replies in her order; the studio's remote changes them, and invalidates this tag. */
export const { useOfferedQuickRepliesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    offeredQuickReplies: build.query<ListQuickReplies200, void>({
      queryFn: defineQuery(() => listQuickReplies()),
      providesTags: [{ type: 'Message', id: 'quick-replies' }],
    }),
  }),
});

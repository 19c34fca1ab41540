import { idempotencyHeader } from '@barg/api-client/http';
import type {
  CreateQuickReplyBody,
  ListQuickReplies200,
  QuickReply,
  UpdateQuickReplyBody,
} from '@barg/api-client/models';
import {
  arrangeQuickReplies,
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  updateQuickReply,
} from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';

export type { QuickReply };

export interface NewQuickReply {
  body: CreateQuickReplyBody;
  /** The same for every attempt to add one, so that a lost answer never doubles it. */
  key: string;
}

/** The messages' remote offers them beside its field, from a cache entry of the same tag. */
const QUICK_REPLIES = { type: 'Message', id: 'quick-replies' } as const;

/** One of them as it is by now. */
export const readQuickReply = async (id: string): Promise<QuickReply> => {
  const { data } = await listQuickReplies();
  const reply = data.find(({ _id }) => _id === id);
  if (!reply) throw new Error('the quick reply is no more');
  return reply;
};

/** Her quick replies in her order, and what changes them. */
export const {
  useManagedQuickRepliesQuery,
  useAddQuickReplyMutation,
  useChangeQuickReplyMutation,
  useRemoveQuickReplyMutation,
  useArrangeQuickRepliesMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedQuickReplies: build.query<ListQuickReplies200, void>({
      queryFn: defineQuery(() => listQuickReplies()),
      providesTags: [QUICK_REPLIES],
    }),
    addQuickReply: build.mutation<QuickReply, NewQuickReply>({
      queryFn: defineQuery(({ body, key }: NewQuickReply) =>
        createQuickReply(body, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: [QUICK_REPLIES],
    }),
    changeQuickReply: build.mutation<QuickReply, UpdateQuickReplyBody & { id: string }>({
      queryFn: defineQuery(({ id, ...changes }: UpdateQuickReplyBody & { id: string }) =>
        updateQuickReply(id, changes),
      ),
      invalidatesTags: [QUICK_REPLIES],
    }),
    removeQuickReply: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => deleteQuickReply(id)),
      invalidatesTags: [QUICK_REPLIES],
    }),
    /** Also after a refusal: then she has changed them elsewhere. */
    arrangeQuickReplies: build.mutation<unknown, string[]>({
      queryFn: defineQuery((ids: string[]) => arrangeQuickReplies({ ids })),
      invalidatesTags: [QUICK_REPLIES],
    }),
  }),
});

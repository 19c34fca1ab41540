import type { ListRemotesHours } from '@barg/api-client/models';
import {
  getRemoteWebhook,
  liftRemoteWithdrawal,
  listRemotes,
  removeRemoteWebhook,
  rotateRemoteWebhookSecret,
  sendTeamEventAgain,
  setRemoteWebhook,
  testRemoteWebhook,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from './refreshed-tags.ts';

/** Deployed remotes and their health, allowing a withdrawn canary again, and where teams are told of theirs. */
export const {
  useRemotesQuery,
  useLiftWithdrawalMutation,
  useWebhookQuery,
  useSetWebhookMutation,
  useRotateSecretMutation,
  useRemoveWebhookMutation,
  useTestWebhookMutation,
  useSendAgainMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    remotes: build.query({
      queryFn: defineQuery((hours: ListRemotesHours) => listRemotes({ hours })),
      providesTags: ['Operator'],
    }),
    liftWithdrawal: build.mutation({
      queryFn: defineQuery((id: string) => liftRemoteWithdrawal(id)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    webhook: build.query({
      queryFn: defineQuery((remote: string) => getRemoteWebhook(remote)),
      providesTags: ['Operator'],
    }),
    setWebhook: build.mutation({
      queryFn: defineQuery(({ remote, url }: { remote: string; url: string }) => setRemoteWebhook(remote, { url })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    rotateSecret: build.mutation({
      queryFn: defineQuery((remote: string) => rotateRemoteWebhookSecret(remote)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    removeWebhook: build.mutation({
      queryFn: defineQuery((remote: string) => removeRemoteWebhook(remote)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    testWebhook: build.mutation({
      queryFn: defineQuery((remote: string) => testRemoteWebhook(remote)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    sendAgain: build.mutation({
      queryFn: defineQuery((eventId: string) => sendTeamEventAgain(eventId)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});

import type { ListRemotesHours } from '@barg/api-client/models';
import { liftRemoteWithdrawal, listRemotes } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

/** What is deployed and how it does, and letting a canary go on that was taken back. */
export const { useRemotesQuery, useLiftWithdrawalMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    remotes: build.query({
      queryFn: defineQuery((hours: ListRemotesHours) => listRemotes({ hours })),
      providesTags: ['Operator'],
    }),
    liftWithdrawal: build.mutation({
      queryFn: defineQuery((id: string) => liftRemoteWithdrawal(id)),
      invalidatesTags: (_result, error) => (error ? [] : ['Operator']),
    }),
  }),
});

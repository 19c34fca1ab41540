import type { ListRemotesHours } from '@barg/api-client/models';
import { liftRemoteWithdrawal, listRemotes } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

/** Deployed remotes and their health, and allowing a withdrawn canary again. */
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

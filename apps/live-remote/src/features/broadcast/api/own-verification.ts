import type { OwnPerformer } from '@barg/api-client/models';
import { getOwnPerformer } from '@barg/api-client/performers';
import { api, defineQuery } from '@barg/session';

export type VerificationStatus = OwnPerformer['verification']['status'];

/** The performer's verification, which is required to go live. */
export const { useOwnVerificationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownVerification: build.query<VerificationStatus, void>({
      queryFn: () => defineQuery(async () => (await getOwnPerformer()).verification.status)(undefined),
      providesTags: ['Performer'],
    }),
  }),
});

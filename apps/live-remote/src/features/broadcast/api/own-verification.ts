import type { OwnPerformer } from '@barg/api-client/models';
import { getOwnPerformer } from '@barg/api-client/performers';
import { api, defineQuery } from '@barg/session';

export type VerificationStatus = OwnPerformer['verification']['status'];

/** How her verification stands: only verified performers may go live. */
export const { useOwnVerificationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownVerification: build.query<VerificationStatus, void>({
      queryFn: () => defineQuery(async () => (await getOwnPerformer()).verification.status)(undefined),
      providesTags: ['Performer'],
    }),
  }),
});

import { getTwoStep } from '@barg/api-client/auth';
import { api, defineQuery } from '@barg/session';

/** The error code for operators who have to set up two-factor authentication first. */
export const SECOND_STEP_REQUIRED = 'auth.second_step_required';

/** Whether the operator has two-factor authentication. */
export const { useOperatorSecondStepQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    operatorSecondStep: build.query({
      queryFn: defineQuery((_: void) => getTwoStep()),
      providesTags: ['User'],
    }),
  }),
});

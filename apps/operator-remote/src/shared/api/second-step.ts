import { getTwoStep } from '@barg/api-client/auth';
import { api, defineQuery } from '@barg/session';

/** The code of the answer to an operator who may do nothing before there is a second step. */
export const SECOND_STEP_REQUIRED = 'auth.second_step_required';

/** Whether the operator's login takes a second step. */
export const { useOperatorSecondStepQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    operatorSecondStep: build.query({
      queryFn: defineQuery((_: void) => getTwoStep()),
      providesTags: ['User'],
    }),
  }),
});

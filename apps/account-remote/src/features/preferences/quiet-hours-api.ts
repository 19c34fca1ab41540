import type { SetQuietHours200, SetQuietHoursBody } from '@barg/api-client/models';
import { getQuietHours, setQuietHours } from '@barg/api-client/users';
import { api, defineQuery } from '@barg/session';

/** When the fan gets no mass messages of performers. */
export const { useQuietHoursQuery, useSetQuietHoursMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    quietHours: build.query<SetQuietHours200, void>({
      queryFn: defineQuery(() => getQuietHours()),
      providesTags: ['Settings'],
    }),
    setQuietHours: build.mutation<SetQuietHours200, SetQuietHoursBody>({
      queryFn: defineQuery((body: SetQuietHoursBody) => setQuietHours(body)),
      invalidatesTags: ['Settings'],
    }),
  }),
});

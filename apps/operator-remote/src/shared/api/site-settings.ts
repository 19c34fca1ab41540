import type { ChangeSiteSettingsBody } from '@barg/api-client/models';
import { changeSiteSettings, getSiteSettings } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

/** The code of a refusal: the settings are no longer those that the caller had in front of them. */
export const CHANGED_MEANWHILE = 'settings.changed_meanwhile';

/** All settings with their version, and changing them. */
export const { useSiteSettingsQuery, useLazySiteSettingsQuery, useChangeSiteSettingsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query({
      queryFn: defineQuery((_: void) => getSiteSettings()),
      providesTags: ['Settings'],
      // A form must not begin with what another operator may have changed since.
      keepUnusedDataFor: 0,
    }),
    changeSiteSettings: build.mutation({
      queryFn: defineQuery((body: ChangeSiteSettingsBody) => changeSiteSettings(body)),
      invalidatesTags: (_result, error) => (error ? [] : ['Settings', 'Operator']),
    }),
  }),
});

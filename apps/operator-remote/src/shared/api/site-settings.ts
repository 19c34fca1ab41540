import type { ChangeSiteSettingsBody } from '@barg/api-client/models';
import { changeSiteSettings, getSiteSettings } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

/** The error code when the settings were changed by another operator meanwhile. */
export const CHANGED_MEANWHILE = 'settings.changed_meanwhile';

/** All settings with their version, and changing them. */
export const { useSiteSettingsQuery, useLazySiteSettingsQuery, useChangeSiteSettingsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query({
      queryFn: defineQuery((_: void) => getSiteSettings()),
      providesTags: ['Settings'],
      // Not cached: a form must not start with outdated values.
      keepUnusedDataFor: 0,
    }),
    changeSiteSettings: build.mutation({
      queryFn: defineQuery((body: ChangeSiteSettingsBody) => changeSiteSettings(body)),
      invalidatesTags: (_result, error) => (error ? [] : ['Settings', 'Operator']),
    }),
  }),
});

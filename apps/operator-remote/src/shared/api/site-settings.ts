import type { ChangeSiteSettingsBody, SiteSettings } from '@barg/api-client/models';
import { changeSiteSettings, getSiteSettings } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from './refreshed-tags.ts';

/** The error code when the settings were changed by another operator meanwhile. */
export const CHANGED_MEANWHILE = 'settings.changed_meanwhile';

/** All settings with their version. */
const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query({
      queryFn: defineQuery((_: void) => getSiteSettings()),
      providesTags: ['Settings'],
      // Not cached: a form must not start with outdated values.
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useSiteSettingsQuery, useLazySiteSettingsQuery } = settingsApi;

export const { useChangeSiteSettingsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeSiteSettings: build.mutation<SiteSettings, ChangeSiteSettingsBody>({
      queryFn: defineQuery((body: ChangeSiteSettingsBody) => changeSiteSettings(body)),
      // The answer is shown: until the settings were read again, a page would offer what is done already.
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (!changed) return;
        dispatch(settingsApi.util.updateQueryData('siteSettings', undefined, () => changed.data));
      },
      invalidatesTags: refreshedTags('Settings', 'Operator'),
    }),
  }),
});

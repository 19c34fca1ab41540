import type { ChangeSiteSettingsBody, SiteSettings } from '@barg/api-client/models';
import { changeSiteSettings, getSiteSettings } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from './refreshed-tags.ts';

/** The error code when the settings were changed by another operator meanwhile. */
export const CHANGED_MEANWHILE = 'settings.changed_meanwhile';

/** Whether settings were saved later than those that a form was filled from. */
export const isNewerThan = ({ version }: { version: string }, than: { version: string }): boolean =>
  BigInt(version) > BigInt(than.version);

/** All settings with their version. */
const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query<SiteSettings, void>({
      queryFn: defineQuery((_: void) => getSiteSettings()),
      providesTags: ['Settings'],
      // Not cached: a form must not start with outdated values.
      keepUnusedDataFor: 0,
      // What another operator saves shows in the forms that are open.
      onCacheEntryAdded: async (_, { dispatch, cacheEntryRemoved }) => {
        const realtime = await import('@barg/session/realtime').catch(() => null);
        const subscription = realtime
          ?.on('settings.changed')
          .subscribe(() => void dispatch(api.util.invalidateTags(['Settings'])));
        await cacheEntryRemoved;
        subscription?.unsubscribe();
      },
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

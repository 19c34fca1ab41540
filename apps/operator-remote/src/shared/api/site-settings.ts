import type { ChangeSiteSettingsBody } from '@barg/api-client/models';
import { changeSiteSettings, getSiteSettings, uploadSitePicture } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { whenProcessed } from '@barg/session/realtime';

/** The code of a refusal: the settings are no longer those that the caller had in front of them. */
export const CHANGED_MEANWHILE = 'settings.changed_meanwhile';

/**
 * Stores a picture and waits until it can be shown: its address answers 404 until then, and a page that has asked too
 * early does not ask again.
 * @returns its id, or null when the server could not read it
 * @throws ApiError
 */
const storePicture = async (file: File): Promise<string | null> => {
  const { _id } = await uploadSitePicture({ file }, { timeout: 0 });
  const { status } = await whenProcessed(_id);
  return status === 'ready' ? _id : null;
};

/** All settings with their version, and changing them. */
export const {
  useSiteSettingsQuery,
  useLazySiteSettingsQuery,
  useChangeSiteSettingsMutation,
  useUploadSitePictureMutation,
} = api.injectEndpoints({
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
    uploadSitePicture: build.mutation({
      queryFn: defineQuery(storePicture),
      invalidatesTags: ['Operator'],
    }),
  }),
});

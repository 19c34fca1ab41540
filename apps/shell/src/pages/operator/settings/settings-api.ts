import type { ChangeSiteSettingsBody } from '@barg/api-client/models';
import { changeSiteSettings, getSiteSettings, uploadSitePicture } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

/** All settings with their version, and changing them. */
export const { useSiteSettingsQuery, useChangeSiteSettingsMutation, useUploadSitePictureMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      siteSettings: build.query({
        queryFn: defineQuery((_: void) => getSiteSettings()),
        providesTags: ['Settings'],
      }),
      changeSiteSettings: build.mutation({
        queryFn: defineQuery((body: ChangeSiteSettingsBody) => changeSiteSettings(body)),
        invalidatesTags: (_result, error) => (error ? [] : ['Settings', 'Operator']),
      }),
      uploadSitePicture: build.mutation({
        queryFn: defineQuery((file: File) => uploadSitePicture({ file }, { timeout: 0 })),
        invalidatesTags: ['Operator'],
      }),
    }),
  });

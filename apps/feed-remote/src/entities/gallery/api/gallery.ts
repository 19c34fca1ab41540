import { viewGallery } from '@barg/api-client/galleries';
import type { GalleryView } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { useGalleryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    gallery: build.query<GalleryView, string>({
      queryFn: defineQuery((id) => viewGallery(id)),
      providesTags: (_gallery, _error, id) => [{ type: 'Gallery', id }],
    }),
  }),
});

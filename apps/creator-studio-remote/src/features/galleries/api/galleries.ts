import {
  createGallery,
  deleteGallery,
  searchOwnGalleries,
  updateGallery,
  viewOwnGallery,
} from '@barg/api-client/galleries';
import { idempotencyHeader } from '@barg/api-client/http';
import type {
  CreateGalleryBody,
  OwnGalleryView,
  SearchOwnGalleries200,
  SearchOwnGalleriesParams,
  UpdateGalleryBody,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE = 20;

export interface NewGallery {
  body: CreateGalleryBody;
  /** The same for every attempt to publish one gallery, so that a lost answer never doubles it. */
  key: string;
}

export interface GalleryChange {
  galleryId: string;
  body: UpdateGalleryBody;
}

export type GallerySearch = Pick<SearchOwnGalleriesParams, 'q' | 'audience'>;

/** One's own galleries: found by their words, read, published, changed and taken away. */
export const {
  useOwnGalleriesInfiniteQuery,
  useOwnGalleryQuery,
  useCreateGalleryMutation,
  useUpdateGalleryMutation,
  useDeleteGalleryMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ownGalleries: build.infiniteQuery<SearchOwnGalleries200, GallerySearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) => (offset + PAGE < page.total ? offset + PAGE : undefined),
      },
      queryFn: ({ queryArg, pageParam: offset }) =>
        defineQuery(() => searchOwnGalleries({ ...queryArg, offset, limit: PAGE }))(undefined),
      providesTags: ['Gallery'],
    }),
    ownGallery: build.query<OwnGalleryView, string>({
      queryFn: defineQuery((galleryId: string) => viewOwnGallery(galleryId)),
      providesTags: (_gallery, _error, id) => [{ type: 'Gallery', id }],
    }),
    createGallery: build.mutation<OwnGalleryView, NewGallery>({
      queryFn: defineQuery(({ body, key }: NewGallery) => createGallery(body, { headers: idempotencyHeader(key) })),
      invalidatesTags: ['Gallery', 'Performer'],
    }),
    updateGallery: build.mutation<OwnGalleryView, GalleryChange>({
      queryFn: defineQuery(({ galleryId, body }: GalleryChange) => updateGallery(galleryId, body)),
      invalidatesTags: ['Gallery', 'Photo'],
    }),
    deleteGallery: build.mutation<unknown, string>({
      queryFn: defineQuery((galleryId: string) => deleteGallery(galleryId)),
      invalidatesTags: ['Gallery', 'Photo', 'Performer'],
    }),
  }),
});

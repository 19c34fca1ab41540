import {
  createGallery,
  deleteGallery,
  restoreGallery,
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
/** As many as the API hands out at once. */
const CHOICES = 100;

export interface NewGallery {
  body: CreateGalleryBody;
  /** The same for every attempt to publish one gallery, so that a lost answer never doubles it. */
  key: string;
}

export interface GalleryChange {
  galleryId: string;
  body: UpdateGalleryBody;
}

export type GallerySearch = Pick<SearchOwnGalleriesParams, 'q' | 'audience' | 'status' | 'state'>;

/** One's own galleries: found by their words, read, published, changed and taken away. */
export const {
  useOwnGalleriesInfiniteQuery,
  useOwnGalleryQuery,
  useGalleryChoicesQuery,
  useCreateGalleryMutation,
  useUpdateGalleryMutation,
  useDeleteGalleryMutation,
  useRestoreGalleryMutation,
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
    /** The newest of them, to choose one. */
    galleryChoices: build.query<SearchOwnGalleries200, void>({
      queryFn: defineQuery(() => searchOwnGalleries({ limit: CHOICES })),
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
      invalidatesTags: (_gallery, error) => (error ? [] : ['Gallery', 'Photo', 'Performer']),
    }),
    deleteGallery: build.mutation<unknown, string>({
      queryFn: defineQuery((galleryId: string) => deleteGallery(galleryId)),
      invalidatesTags: ['Gallery', 'Photo', 'Performer'],
    }),
    /** Takes a deletion back, while the server still can. */
    restoreGallery: build.mutation<OwnGalleryView, string>({
      queryFn: defineQuery((galleryId: string) => restoreGallery(galleryId)),
      invalidatesTags: (_answer, error) => (error ? [] : ['Gallery', 'Photo', 'Performer']),
    }),
  }),
});

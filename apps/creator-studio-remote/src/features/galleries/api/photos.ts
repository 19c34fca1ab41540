import { viewOwnGallery } from '@barg/api-client/galleries';
import { deletePhoto, restorePhoto, searchOwnPhotos, setGalleryCover, updatePhoto } from '@barg/api-client/photos';
import type { OwnPhoto, SearchOwnPhotos200, SearchOwnPhotosParams, UpdatePhotoBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE = 20;

/** What shows a gallery, its number of photos or one of them. */
export const PHOTO_TAGS = ['Gallery', 'Photo'] as const;

/** Which photos a list shows; what is left out lets everything through. */
export type PhotoSearch = Pick<SearchOwnPhotosParams, 'q' | 'galleryId' | 'audience' | 'status'>;

export interface PhotoChange {
  photoId: string;
  body: UpdatePhotoBody;
}

/** A photo as it is by now: its gallery has it, whichever page of a list would. */
export const readPhoto = async ({ _id: photoId, galleryId }: OwnPhoto): Promise<OwnPhoto> => {
  const { photos } = await viewOwnGallery(galleryId);
  const photo = photos.find(({ _id }) => _id === photoId);
  if (!photo) throw new Error('the photo is no more');
  return photo;
};

const unlessFailed = (_answer: unknown, error: unknown) => (error ? [] : [...PHOTO_TAGS, 'Performer' as const]);

/** One's own photos: found, given words, taken away and brought back. */
export const {
  useOwnPhotosInfiniteQuery,
  useChangePhotoMutation,
  useDeletePhotoMutation,
  useRestorePhotoMutation,
  useSetCoverMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ownPhotos: build.infiniteQuery<SearchOwnPhotos200, PhotoSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) => (offset + PAGE < page.total ? offset + PAGE : undefined),
      },
      queryFn: ({ queryArg, pageParam: offset }) =>
        defineQuery(() => searchOwnPhotos({ ...queryArg, offset, limit: PAGE }))(undefined),
      providesTags: ['Photo'],
    }),
    changePhoto: build.mutation<OwnPhoto, PhotoChange>({
      queryFn: defineQuery(({ photoId, body }: PhotoChange) => updatePhoto(photoId, body)),
      invalidatesTags: PHOTO_TAGS,
    }),
    deletePhoto: build.mutation<unknown, string>({
      queryFn: defineQuery((photoId: string) => deletePhoto(photoId)),
      invalidatesTags: unlessFailed,
    }),
    /** Takes a deletion back, while the server still can. */
    restorePhoto: build.mutation<OwnPhoto, string>({
      queryFn: defineQuery((photoId: string) => restorePhoto(photoId)),
      invalidatesTags: unlessFailed,
    }),
    setCover: build.mutation<OwnPhoto, string>({
      queryFn: defineQuery((photoId: string) => setGalleryCover(photoId)),
      invalidatesTags: PHOTO_TAGS,
    }),
  }),
});

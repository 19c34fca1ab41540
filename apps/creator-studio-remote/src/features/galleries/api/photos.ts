import { deletePhoto, setGalleryCover, updatePhoto, uploadPhoto } from '@barg/api-client/photos';
import type { OwnPhoto } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { requestOf, type SendOptions } from '../../../shared/uploads/send-options.ts';

/** What shows a gallery, its number of photos or one of them. */
export const PHOTO_TAGS = ['Gallery', 'Photo'] as const;

export interface PhotoTitle {
  photoId: string;
  title: string;
}

export const { useTitlePhotoMutation, useDeletePhotoMutation, useSetCoverMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    titlePhoto: build.mutation<OwnPhoto, PhotoTitle>({
      queryFn: defineQuery(({ photoId, title }: PhotoTitle) => updatePhoto(photoId, { title })),
      invalidatesTags: PHOTO_TAGS,
    }),
    deletePhoto: build.mutation<unknown, string>({
      queryFn: defineQuery((photoId: string) => deletePhoto(photoId)),
      invalidatesTags: PHOTO_TAGS,
    }),
    setCover: build.mutation<OwnPhoto, string>({
      queryFn: defineQuery((photoId: string) => setGalleryCover(photoId)),
      invalidatesTags: PHOTO_TAGS,
    }),
  }),
});

/** Sends a picture into a gallery, where it stands last. @throws ApiError, 413 and 415 among them */
export const sendPhoto = (galleryId: string, photo: File, options: SendOptions): Promise<OwnPhoto> =>
  uploadPhoto({ photo }, { galleryId }, requestOf(options));

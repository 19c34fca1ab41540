import { z } from 'zod';
import { dataOf, idSchema, listOf } from '../../shared/wire.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';

/** In how many languages one film may have captions. */
export const MOST_CAPTIONS = 20;

export const watchedSchema = z
  .object({
    /** From the beginning; 0 for what is to begin anew. */
    seconds: z.number().int(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Watched' });

export type Watched = z.infer<typeof watchedSchema>;

const captionTrackSchema = z.object({ language: z.string(), url: z.string() }).meta({ id: 'CaptionTrack' });

export const mediaFileSchema = z
  .object({
    _id: z.uuid(),
    type: z.enum([
      'feed-photo',
      'feed-video',
      'feed-thumbnail',
      'feed-audio',
      'feed-teaser',
      'photo',
      'video',
      'video-thumbnail',
      'avatar',
      'cover',
      'welcome-video',
      'document',
      'site-picture',
      'product-photo',
      'product-file',
      'comment-photo',
      'message-photo',
      'message-video',
    ]),
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    durationMs: z.number().int().nullable(),
    /** ThumbHash in base64, the placeholder that everyone may see. */
    thumbhash: z.string().nullable(),
    /** null while it is processed, and always when it is locked for the caller. */
    thumbnails: imageSourceSchema.nullable(),
    /** A picture that moves, as animated WebP, where `thumbnails` are its first frame; null for stills, and when it is locked. */
    motion: z.string().nullable(),
    /** The whole film (MP4) or sound (M4A); null when it is locked for the caller. */
    url: z.string().nullable(),
    /** The HLS playlist of a film, which adapts to the line; null where there is none, and when it is locked. */
    hls: z.string().nullable(),
    /** How loud a sound is along its length, each 0 to 100; null when it is locked for the caller. */
    peaks: z.array(z.number().int()).max(200).nullable(),
    /** What a picture shows, in its owner's words; empty where they said nothing, and when it is locked. */
    alt: z.string(),
    /** What is said in a video, as WebVTT by language (BCP 47); null where there is none, and when it is locked. */
    captions: z.array(captionTrackSchema).min(1).max(MOST_CAPTIONS).nullable(),
    /** Where the caller left a video or sound of a post or a video; null for guests, what was never begun or is locked. */
    watched: watchedSchema.nullable(),
  })
  .meta({ id: 'MediaFile' });

export type MediaFile = z.infer<typeof mediaFileSchema>;

export const fileBody = z.object({ fileId: idSchema });
export const filesBody = z.object({ fileIds: z.array(idSchema).min(1).max(50) });

export const fileStatusSchema = z
  .object({
    _id: z.uuid(),
    status: mediaFileSchema.shape.status,
    /** How far processing is, 0 to 100. */
    percent: z.number().int(),
    /** Why processing failed. */
    errorCode: z.string().nullable(),
    /** The same in the caller's language. */
    errorMessage: z.string().nullable(),
    file: mediaFileSchema,
  })
  .meta({ id: 'FileStatus' });

export type FileStatus = z.infer<typeof fileStatusSchema>;

/** What everyone may know of a file, whether it is locked or not. */
export const publicFileInfoSchema = mediaFileSchema
  .omit({ thumbnails: true, motion: true, url: true, hls: true, peaks: true, alt: true, captions: true, watched: true })
  .meta({ id: 'PublicFileInfo' });

export type PublicFileInfo = z.infer<typeof publicFileInfoSchema>;

export const mediaFileAnswer = dataOf(mediaFileSchema);
export const mediaFilesAnswer = listOf(mediaFileSchema);
export const fileStatusAnswer = dataOf(fileStatusSchema);
export const publicInfoAnswer = listOf(publicFileInfoSchema);

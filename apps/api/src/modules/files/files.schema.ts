import { z } from 'zod';
import { dataOf, idSchema, listOf } from '../../shared/wire.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';

/** Most caption languages of one film. */
export const MOST_CAPTIONS = 20;

export const watchedSchema = z
  .object({
    /** Position from the beginning; 0 to begin anew. */
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
      'message-audio',
      'message-file',
      'chat-photo',
      'chat-video',
      'chat-thumbnail',
      'chat-audio',
    ]),
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    durationMs: z.number().int().nullable(),
    /** ThumbHash in base64: the placeholder that everyone may see. */
    thumbhash: z.string().nullable(),
    /** null while processing, and when locked to the caller. */
    thumbnails: imageSourceSchema.nullable(),
    /** An animated picture as WebP, whose first frame is in `thumbnails`; null for still pictures, and when locked. */
    motion: z.string().nullable(),
    /** The whole film (MP4) or sound (M4A), or a document of a message to download; null when locked to the caller. */
    url: z.string().nullable(),
    /** The adaptive HLS playlist of a film; null when there is none, and when locked. */
    hls: z.string().nullable(),
    /** The loudness of a sound over its length, each 0 to 100; null when locked to the caller. */
    peaks: z.array(z.number().int()).max(200).nullable(),
    /** Alternative text by the owner; empty when there is none, and when locked. */
    alt: z.string(),
    /** Captions of a video as WebVTT, by language (BCP 47); null when there are none, and when locked. */
    captions: z.array(captionTrackSchema).min(1).max(MOST_CAPTIONS).nullable(),
    /**
     * The caller's position in a video or sound of a post or video; null for guests, when never played, and when
     * locked.
     */
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
    /** Progress of processing, 0 to 100. */
    percent: z.number().int(),
    /** Why processing failed. */
    errorCode: z.string().nullable(),
    /** The same in the caller's language. */
    errorMessage: z.string().nullable(),
    file: mediaFileSchema,
  })
  .meta({ id: 'FileStatus' });

export type FileStatus = z.infer<typeof fileStatusSchema>;

/** The facts of a file that everyone may know, locked or not. */
export const publicFileInfoSchema = mediaFileSchema
  .omit({ thumbnails: true, motion: true, url: true, hls: true, peaks: true, alt: true, captions: true, watched: true })
  .meta({ id: 'PublicFileInfo' });

export type PublicFileInfo = z.infer<typeof publicFileInfoSchema>;

export const mediaFileAnswer = dataOf(mediaFileSchema);
export const mediaFilesAnswer = listOf(mediaFileSchema);
export const fileStatusAnswer = dataOf(fileStatusSchema);
export const publicInfoAnswer = listOf(publicFileInfoSchema);

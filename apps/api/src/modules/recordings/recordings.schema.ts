import { messageSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { fileStatusSchema, mediaFileSchema } from '../files/files.schema.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';

export const recordingSchema = z
  .object({
    _id: idSchema,
    streamId: idSchema,
    title: z.string(),
    /** `recording` while its stream lasts, `making` until the film is stored in the vault, then `kept`. */
    status: z.enum(['recording', 'making', 'kept', 'failed']),
    /** What she chose; until then the film is kept for herself. */
    choice: z.enum(['published', 'private', 'deleted']).nullable(),
    /**
     * To whom it would be published: to whom the stream was for. For everybody and for subscribers as a video, for
     * followers and for those with a ticket at the stream's address.
     */
    audience: z.enum(['free', 'followers', 'subscribers', 'ticketed']),
    durationSeconds: z.number().int(),
    bytes: z.number().int(),
    videoId: idSchema.nullable(),
    /** Whether it is shown at the stream's address, not as a video. */
    isShown: z.boolean(),
    /**
     * Whether the site has removed the stream: its film is neither published nor deleted while that stands. Why, and how to
     * object, is among the removals of the account.
     */
    isTakenDown: z.boolean(),
    /** The film for herself, where it is kept and not published; it can be played once it is ready. */
    film: mediaFileSchema.nullable(),
    /**
     * How far its film is, also of one that is published: nobody else sees it before it is `ready`. Null while there is
     * none.
     */
    filmStatus: fileStatusSchema.shape.status.nullable(),
    /** Why no film was made. */
    errorCode: z.string().nullable(),
  })
  .meta({ id: 'Recording' });

export type Recording = z.infer<typeof recordingSchema>;

export const recordingAnswer = dataOf(recordingSchema.nullable());
/** The recording of the last stream without. */
export const recordingQuery = z.object({ streamId: idSchema.optional() });
export const choiceBody = z.object({ choice: z.enum(['published', 'private', 'deleted']) });
const inFilm = z
  .number()
  .min(0)
  .max(12 * 3600);

/** In seconds of the film. */
export const trimBody = z.object({ from: inFilm, to: inFilm });
export type Trim = z.output<typeof trimBody>;
/** The minute before a moment, in seconds of the recording; the last one without. */
export const clipBody = z.object({ until: inFilm.optional() });
/** The file that the clip will be. */
export const clipAnswer = dataOf(z.object({ fileId: idSchema }));
export const settingBody = z.object({ isOn: z.boolean() });
export const settingAnswer = dataOf(
  settingBody
    .extend({
      /** Whether the site's engine of live video can record at all. */
      isPossible: z.boolean(),
    })
    .meta({ id: 'RecordingSetting' }),
);
export const streamVideoAnswer = dataOf(
  z
    .object({
      /** The video that it is; null for a film that is shown at the stream's address alone. */
      videoId: idSchema.nullable(),
      /** The film that is shown here; without addresses for whom the stream is not open to. */
      film: mediaFileSchema.nullable(),
      /** Whether it is known when what the film shows happened, so that the chat can be shown beside it. */
      hasReplay: z.boolean(),
    })
    .nullable(),
);
const replaySecond = z.coerce
  .number()
  .int()
  .min(0)
  .max(12 * 3600);
/** A stretch of a film, in seconds: from its beginning until before its end. */
export const replayQuery = z
  .object({ from: replaySecond, to: replaySecond })
  .refine(({ from, to }) => to > from && to - from <= 60, { path: ['to'], error: 'from 1 to 60 seconds after `from`' });
export const replayAnswer = dataOf(
  z
    .object({
      /** In the order of the film; `at` is where it shows the moment of a message, in seconds. */
      messages: z.array(z.object({ at: z.number(), message: messageSchema })),
    })
    .meta({ id: 'ChatReplay' }),
);

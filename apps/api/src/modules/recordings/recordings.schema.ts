import { z } from 'zod';
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
    /** To whom it would be published: to whom the stream was for, where videos know them. */
    audience: z.enum(['free', 'subscribers']).nullable(),
    durationSeconds: z.number().int(),
    bytes: z.number().int(),
    videoId: idSchema.nullable(),
    /** Why no film was made. */
    errorCode: z.string().nullable(),
  })
  .meta({ id: 'Recording' });

export type Recording = z.infer<typeof recordingSchema>;

export const latestRecordingAnswer = dataOf(recordingSchema.nullable());
export const choiceBody = z.object({ choice: z.enum(['published', 'private', 'deleted']) });
export const settingBody = z.object({ isOn: z.boolean() });
export const settingAnswer = dataOf(settingBody);
export const streamVideoAnswer = dataOf(z.object({ videoId: idSchema }).nullable());

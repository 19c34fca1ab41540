import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf } from '../../shared/wire.ts';

/** One for each machine that she streams from. */
export const MAX_STREAM_KEYS = 5;
const MAX_NAME_LENGTH = 40;

export const streamKeySchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    /** The key's last characters, by which she tells it from another. */
    hint: z.string(),
    /** Whether an encoder puts her on air by itself, or shows her a preview first. */
    startsStream: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StreamKey' });
export type StreamKey = z.infer<typeof streamKeySchema>;

/** With the key itself, which is told this once. */
export const newStreamKeySchema = streamKeySchema.extend({ key: z.string() }).meta({ id: 'NewStreamKey' });

export const streamKeyBody = z.object({
  name: userLine({ max: MAX_NAME_LENGTH }),
  startsStream: z.boolean().default(false),
});
export type StreamKeyFacts = z.output<typeof streamKeyBody>;

/** There are few: a page has them all. */
export const streamKeysQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_STREAM_KEYS).default(MAX_STREAM_KEYS),
});

export const streamKeysAnswer = listOf(streamKeySchema);
export const streamKeyAnswer = dataOf(streamKeySchema);
export const newStreamKeyAnswer = dataOf(newStreamKeySchema);

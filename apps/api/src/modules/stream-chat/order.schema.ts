import { authorSchema, moderationEntrySchema, streamRestrictionSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idParams, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { MAX_MODERATORS } from './moderators.service.ts';

const DAY = 86_400;

export const personParams = idParams.extend({ userId: idSchema });

export const restrictionBody = z.object({
  kind: streamRestrictionSchema.shape.kind,
  /** How long it holds; null: until it is undone. */
  seconds: z
    .number()
    .int()
    .min(10)
    .max(365 * DAY)
    .nullable(),
  /** Told to whom it holds. */
  reason: userLine({ max: 200, min: 0 }).default(''),
});

export const restrictionAnswer = dataOf(streamRestrictionSchema);

export const restrictedSchema = streamRestrictionSchema
  .extend({ user: authorSchema, by: authorSchema, createdAt: z.iso.datetime() })
  .meta({ id: 'RestrictedViewer' });

export const restrictedAnswer = listOf(restrictedSchema);
export const orderQuery = pageQuery;

export const restrictedQuery = pageQuery.extend({
  /** Of one person only: nothing, or the one that holds. */
  userId: idSchema.optional(),
});
export type RestrictedQuery = z.output<typeof restrictedQuery>;

export const pinBody = z.object({ messageId: idSchema.nullable() });

export const logAnswer = listOf(moderationEntrySchema);

/** By id as in the chat, or by username. */
export const moderatorBody = z.union([
  z.object({ userId: idSchema }),
  z.object({ username: z.string().trim().min(1).max(60) }),
]);

export const moderatorsQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(MAX_MODERATORS) });
export const moderatorAnswer = dataOf(authorSchema);
export const moderatorsAnswer = listOf(authorSchema);

import { z } from 'zod';
import { dataOf, listOf } from '../../shared/wire.ts';

export const sessionSchema = z
  .object({
    _id: z.uuid(),
    /** `Firefox`; null when it cannot be told. */
    browser: z.string().nullable(),
    /** `Android`; null when it cannot be told. */
    system: z.string().nullable(),
    kind: z.enum(['phone', 'tablet', 'computer']),
    createdAt: z.iso.datetime(),
    /** Exact to a minute. */
    lastUsedAt: z.iso.datetime(),
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof sessionSchema>;

export const sessionsAnswer = listOf(sessionSchema);
export const endedAnswer = dataOf(z.object({ ended: z.number().int() }));

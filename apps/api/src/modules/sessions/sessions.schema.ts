import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';

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

/** A browser in which the account logged in before. */
export const knownDeviceSchema = sessionSchema
  .omit({ createdAt: true, lastUsedAt: true, isCurrent: true })
  .extend({
    /** When the account last logged in there. */
    lastSeenAt: z.iso.datetime(),
    /** The one whose session asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'KnownDevice' });

export type KnownDevice = z.infer<typeof knownDeviceSchema>;

/** Never more than twenty, so there are no further pages. */
export const devicesQuery = pageQuery.pick({ limit: true });
export const devicesAnswer = listOf(knownDeviceSchema);

export const sessionsAnswer = listOf(sessionSchema);
export const endedAnswer = dataOf(z.object({ ended: z.number().int() }));

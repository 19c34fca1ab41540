import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';

export const sessionSchema = z
  .object({
    _id: z.uuid(),
    /** `Firefox`; null when unknown. */
    browser: z.string().nullable(),
    /** `Android`; null when unknown. */
    system: z.string().nullable(),
    kind: z.enum(['phone', 'tablet', 'computer']),
    createdAt: z.iso.datetime(),
    /** To the minute. */
    lastUsedAt: z.iso.datetime(),
    /** The session of this request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof sessionSchema>;

/** A browser in which the account has logged in before. */
export const knownDeviceSchema = sessionSchema
  .omit({ createdAt: true, lastUsedAt: true, isCurrent: true })
  .extend({
    /** The account's last login there. */
    lastSeenAt: z.iso.datetime(),
    /** The device of this request's session. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'KnownDevice' });

export type KnownDevice = z.infer<typeof knownDeviceSchema>;

/** At most twenty, so there is one page. */
export const devicesQuery = pageQuery.pick({ limit: true });
export const devicesAnswer = listOf(knownDeviceSchema);

export const sessionsAnswer = listOf(sessionSchema);
export const endedAnswer = dataOf(z.object({ ended: z.number().int() }));

import { z } from 'zod';
import { idSchema, momentSchema, offsetQuery } from '../../../shared/wire.ts';
import { startStreamBody } from '../streaming.schema.ts';

/** An announced stream: what one that begins has, and when. */
export const planStreamBody = startStreamBody.omit({ plannedId: true }).extend({
  /** Within a year from now. */
  plannedAt: momentSchema,
});

export type StreamPlan = z.output<typeof planStreamBody>;

export const plannedQuery = offsetQuery.extend({
  /** Of one performer only. */
  performerId: idSchema.optional(),
});

export type PlannedSearch = z.output<typeof plannedQuery>;

export const CALENDAR = 'text/calendar';
export const calendarAnswer = z.string();

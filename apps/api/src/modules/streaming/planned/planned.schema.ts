import { z } from 'zod';
import { basedOnOf, seen } from '../../../shared/changed-meanwhile.ts';
import { idSchema, momentSchema, offsetQuery } from '../../../shared/wire.ts';
import { startStreamBody } from '../streaming.schema.ts';

/** An announced stream: what one that begins has, and when. */
export const planStreamBody = startStreamBody.omit({ plannedId: true }).extend({
  /** Within a year from now. */
  plannedAt: momentSchema,
});

export type StreamPlan = z.output<typeof planStreamBody>;

const { title, takesFiles, audience, price, plannedDuration, plannedAt, ...about } = planStreamBody.shape;

/** Only the given fields change. Without the values of a new plan, which would change what was left out. */
export const changePlanBody = z.object({
  ...about,
  title: title.optional(),
  takesFiles: takesFiles.unwrap().optional(),
  audience: audience.unwrap().optional(),
  price: price.unwrap().optional(),
  /** Null: it is not said. */
  plannedDuration: plannedDuration.unwrap().nullable().optional(),
  plannedAt: plannedAt.optional(),
  basedOn: basedOnOf({
    ...{ title: seen.words, topic: seen.words, language: seen.words, audience: seen.words, price: seen.number },
    ...{ takesFiles: seen.flag, plannedDuration: seen.number, plannedAt: seen.words },
  }),
});
export type PlanChanges = z.output<typeof changePlanBody>;

export const plannedQuery = offsetQuery.extend({
  /** Of one performer only. */
  performerId: idSchema.optional(),
});

export type PlannedSearch = z.output<typeof plannedQuery>;

export const CALENDAR = 'text/calendar';
export const calendarAnswer = z.string();

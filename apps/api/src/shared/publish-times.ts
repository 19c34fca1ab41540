import type { AppError, ErrorOptions } from '../errors/app-error.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { readClock } from './database-clock.ts';

/** How far ahead something can be planned. */
export const MAX_PLANNED_DAYS = 366;
const DAY = 86_400_000;

/** Whether a moment comes after another, and not more than {@link MAX_PLANNED_DAYS} later. */
export const isWithinReach = (time: Date, after: Date): boolean =>
  time.getTime() > after.getTime() && time.getTime() <= after.getTime() + MAX_PLANNED_DAYS * DAY;

/** What an error about a moment says, for the field at fault. */
export const momentRefusal = (path: string): ErrorOptions => ({
  params: { days: MAX_PLANNED_DAYS },
  details: [{ path, code: 'out_of_bounds', message: `a time to come, at most ${MAX_PLANNED_DAYS} days away` }],
});

/** @throws the given error for a moment of publication that is past or very far */
export const assertPublishTime = async (
  db: Queryable,
  publishAt: Date,
  Refusal: new (options: ErrorOptions) => AppError,
): Promise<void> => {
  if (!isWithinReach(publishAt, await readClock(db))) throw new Refusal(momentRefusal('publishAt'));
};

/** The state and moment of something new: planned, or out at once. */
export const plannedColumns = (publishAt: Date | null) =>
  publishAt ? { state: 'scheduled' as const, published_at: publishAt } : { state: 'published' as const };

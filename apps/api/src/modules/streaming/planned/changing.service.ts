import type { StreamSummary } from '@barg/contract';
import type { Context } from '../../../context.ts';
import { fromHundredths } from '../../../platform/money.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { assertStands } from '../../../shared/changed-meanwhile.ts';
import type { Account } from '../../../viewing/caller.ts';
import { own, presentOne } from '../present-streams.ts';
import { takeCover } from '../stream-covers.ts';
import { ticketPrice } from '../stream-kind.ts';
import type { StreamRow } from '../streaming.repository.ts';
import { TicketsSoldError, TooSoonForTicketsError } from './planned.errors.ts';
import { hasTickets, updatePlan } from './planned.repository.ts';
import type { PlanChanges, StreamPlan } from './planned.schema.ts';
import { assertAhead, lockOwnPlan, setClocks } from './planned.service.ts';
import { tellWaiting } from './waiting.ts';

/** Who has a ticket is told of an earlier time so long before it. */
const FAIR_MS = 24 * 60 * 60_000;

/**
 * Who has a ticket hears of an earlier time early enough to be there: without that a stream would begin at any moment, by
 * being moved to it.
 * @throws PlannedTimeError, TooSoonForTicketsError
 */
const assertMovable = async (db: Queryable, before: StreamRow, plannedAt: string): Promise<void> => {
  assertAhead(plannedAt);
  const at = Date.parse(plannedAt);
  const isSudden = at < before.started_at.getTime() && at < Date.now() + FAIR_MS;
  if (isSudden && (await hasTickets(db, before.id))) throw new TooSoonForTicketsError();
};

/** What stands in a plan by now, by the names of the body. */
const storedOf = ({ title, topic, language, audience, price, ...row }: StreamRow) => ({
  ...{ title, topic, language, audience, price: fromHundredths(price) },
  ...{ takesFiles: row.takes_files, plannedDuration: row.planned_seconds, plannedAt: row.started_at },
});

/** A plan with what changes of it. Where a field of what it is about is left out, its column stays. */
const withChanges = (before: StreamRow, changes: PlanChanges): StreamPlan => {
  const { title, takesFiles, audience, price, plannedDuration, plannedAt, basedOn: _read, ...about } = changes;
  const seconds = plannedDuration === undefined ? before.planned_seconds : plannedDuration;
  return {
    ...about,
    title: title ?? before.title,
    takesFiles: takesFiles ?? before.takes_files,
    audience: audience ?? before.audience,
    price: price ?? fromHundredths(before.price),
    plannedAt: plannedAt ?? before.started_at.toISOString(),
    ...(seconds !== null && { plannedDuration: seconds }),
  };
};

/**
 * Changes what is given of an announced stream, of what it is by now: another window may have changed the rest. Who waits
 * is told of another time. What a ticket promises and has cost stays for those who have one.
 * @throws the errors of `planStream` and {@link lockOwnPlan}, ChangedMeanwhileError, TicketsSoldError,
 * TooSoonForTicketsError
 */
export const changePlan = async (
  context: Context,
  account: Account,
  { id, ...changes }: PlanChanges & { id: string },
): Promise<StreamSummary> => {
  const row = await context.work(async (unit) => {
    const before = await lockOwnPlan(unit.db, account, id);
    assertStands({ stored: storedOf(before), changes, basedOn: changes.basedOn });
    const plan = withChanges(before, changes);
    const isMoved = before.started_at.getTime() !== Date.parse(plan.plannedAt);
    if (plan.audience !== 'ticketed' && (await hasTickets(unit.db, id))) throw new TicketsSoldError();
    if (isMoved) await assertMovable(unit.db, before, plan.plannedAt);
    await takeCover(unit, account.id, { coverFileId: plan.coverFileId, standing: before.cover_file_id });
    const stream = await updatePlan(unit.db, id, { ...plan, price: await ticketPrice(unit.db, plan) });
    await setClocks(unit, stream);
    if (isMoved) await tellWaiting(unit, stream, 'stream-moved');
    return stream;
  });
  return presentOne(context, own(row));
};

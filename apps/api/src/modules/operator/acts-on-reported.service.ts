import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { notifyAll } from '../notifications/notify.ts';
import type { RemovalRow } from '../removals/removals.repository.ts';
import { removeContent, type RemovalOrder, type Removing } from '../removals/removals.service.ts';
import { thingKey, type ReportedThing } from '../reports/reported-thing.ts';
import { closeReportsAbout, lockReportsAbout } from '../reports/reports.repository.ts';
import { listReportedCopies } from './reports.repository.ts';
import { suspendUser } from './user-acts.service.ts';

/**
 * Removes content that was not opened by a report, and closes the reports about it: their reporters are told that
 * something was done, and nobody has to decide about what is gone.
 * @throws what {@link removeContent} throws
 */
export const removeReported = async (
  removing: Removing,
  unit: UnitOfWork,
  order: Omit<RemovalOrder, 'reportId'>,
): Promise<RemovalRow | null> => {
  const copies = await listReportedCopies(unit.db, order.target);
  await lockReportsAbout(unit.db, [order.target, ...copies]);
  const removal = await removeContent(removing, unit, order);
  const decision = { operatorId: order.operatorId, outcome: 'content-removed', note: '' } as const;
  if (removal) await closeAndTell(unit, [order.target], decision);
  if (removal) await closeReportsOfCopies(unit, copies, order.operatorId);
  await closeReportsOfReplies(unit, removal, order.operatorId);
  return removal;
};

/** Closes the reports about answers to a comment, which were removed with it. */
export const closeReportsOfReplies = async (
  unit: UnitOfWork,
  removal: RemovalRow | null,
  operatorId: string,
): Promise<void> => {
  const replies = (removal?.kept.commentIds ?? []).filter((id) => id !== removal?.target_id);
  const things = replies.map((id) => ({ type: 'comment', id }) as const);
  if (things.length > 0) await closeAndTell(unit, things, { operatorId, outcome: 'content-removed', note: '' });
};

/** Closes the reports about the other messages of a mass message, which go with the removed one. */
export const closeReportsOfCopies = async (
  unit: UnitOfWork,
  copies: readonly ReportedThing[],
  operatorId: string,
): Promise<void> => {
  if (copies.length > 0) await closeAndTell(unit, copies, { operatorId, outcome: 'content-removed', note: '' });
};

/** Suspends an account from its page, and closes the reports about it. @throws what {@link suspendUser} throws */
export const suspendReported = async (...[context, unit, operatorId, decision]: Parameters<typeof suspendUser>) => {
  const { userId: id, reason: note } = decision;
  const reported = [
    { type: 'user', id },
    { type: 'performer', id },
  ] as const;
  await lockReportsAbout(unit.db, reported);
  await suspendUser(context, unit, operatorId, decision);
  await closeAndTell(unit, reported, { operatorId, outcome: 'account-suspended', note });
};

interface Outcome {
  operatorId: string;
  outcome: 'content-removed' | 'account-suspended';
  note: string;
}

const closeAndTell = async (unit: UnitOfWork, things: readonly ReportedThing[], decision: Outcome): Promise<void> => {
  const closed = await closeReportsAbout(unit.db, things, decision);
  const { operatorId, outcome, note } = decision;
  const reporters = new Set(closed.map(({ reporter_id: reporterId }) => reporterId));
  await notifyAll(unit, [...reporters], { kind: 'report-acted', actorId: null });
  for (const { id: targetId, target_type: type, target_id, target_owner_id: ownerId, reason } of closed) {
    await recordAudit(unit, {
      ...{ operatorId, action: 'report.closed', targetType: 'report', targetId },
      details: {
        ...{ outcome, note, reason, reported: thingKey({ type, id: target_id }), ownerId },
        status: { before: 'open', after: 'closed' },
      },
    });
  }
};

import type { Context } from '../../context.ts';
import type { HookData } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notifyGranted } from './deciding.service.ts';
import { decideRequest, lockRequest } from './refund-requests.repository.ts';
import { findGivenBack, findRefundedRequests, hasOpenRequests } from './refunded-requests.repository.ts';

const BATCH = 100;

/**
 * Queues {@link endRefundedRequests} for whoever gets something back while he asks for it. Not done here, because
 * ledger accounts are locked by now, and everywhere else requests are locked before them.
 */
export const noteRefunded = async (unit: UnitOfWork, { kind, userId }: HookData['onPosted']): Promise<void> => {
  if (kind !== 'refund' || userId === null || !(await hasOpenRequests(unit.db, userId))) return;
  await unit.addJob('end-refunded-requests', { userId }, { key: `end-refunded-requests-${userId}` });
};

/**
 * Ends open requests, of one fan or of all, of which everything was given back another way: at the payment, for an
 * order's problem, by the seller. They are granted, with what was given back since they were made.
 */
export const endRefundedRequests = async ({ db, work }: Pick<Context, 'db' | 'work'>, userId: string | null) => {
  for (const id of await findRefundedRequests(db, { userId, limit: BATCH })) {
    await work((unit) => endRefunded(unit, id));
  }
};

const endRefunded = async (unit: UnitOfWork, id: string): Promise<void> => {
  const request = await lockRequest(unit.db, id);
  const amount = await findGivenBack(unit.db, id);
  if (!request || amount === null) return;
  await decideRequest(unit.db, id, { status: 'granted', answer: '', amount });
  await notifyGranted(unit, request);
};

import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { recordAudit } from '../audit/audit.ts';
import { acceptDispute, answerDispute } from '../payments/dispute-answers.service.ts';
import { countDisputes, findDisputeRow, listDisputes } from './disputes.repository.ts';
import type { DisputesQuery, ManagedDisputeView } from './disputes.schema.ts';
import { presentDispute } from './presenter.ts';

export const listManagedDisputes = async ({ db }: Context, query: DisputesQuery) => {
  const [rows, total] = await Promise.all([
    listDisputes(db, query, beforeId(query.cursor)),
    countDisputes(db, query.status),
  ]);
  const { items, nextCursor } = toPage(rows, query.limit, ({ id }) => [id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.user_id),
  );
  return { data: items.map((row) => presentDispute(row, authors)), total, nextCursor };
};

/** @throws NotFoundError */
export const viewManagedDispute = async ({ db }: Context, id: string): Promise<ManagedDisputeView> => {
  const row = await findDisputeRow(db, id);
  if (!row) throw new NotFoundError();
  const { evidence, status, wallet_opened_at: openedAt, wallet_opened_reason: openedFor } = row;
  return {
    ...{ dispute: presentDispute(row, await loadAuthors(db, [row.user_id])), evidence },
    wallet: {
      ...{ isClosed: status === 'lost' && openedAt === null },
      ...{ openedAt: openedAt?.toISOString() ?? null, openedFor },
    },
  };
};

const noting =
  (id: string, { operatorId, action, after }: { operatorId: string; action: string; after: string }) =>
  (unit: UnitOfWork): Promise<void> =>
    recordAudit(unit, {
      ...{ operatorId, action, targetType: 'dispute', targetId: id },
      details: { answer: { before: 'none', after } },
    });

interface Decision {
  id: string;
  operatorId: string;
  /** The last answer that the operator has seen. */
  answeredAt?: string | null | undefined;
}

/** @throws NotFoundError, DisputeOverError, DisputeAnsweredError */
export const answerManagedDispute = (
  context: Context,
  { id, evidence, operatorId, answeredAt }: Decision & { evidence: string },
): Promise<void> => {
  const note = noting(id, { operatorId, action: 'dispute.answered', after: 'evidence' });
  return answerDispute(context, id, evidence, { answeredAt, note });
};

/** @throws NotFoundError, DisputeOverError, DisputeAnsweredError */
export const acceptManagedDispute = (context: Context, { id, operatorId, answeredAt }: Decision): Promise<void> => {
  const note = noting(id, { operatorId, action: 'dispute.accepted', after: 'accepted' });
  return acceptDispute(context, id, { answeredAt, note });
};

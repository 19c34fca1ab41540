import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
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
  return { dispute: presentDispute(row, await loadAuthors(db, [row.user_id])), evidence: row.evidence };
};

const noteAnswer = async (
  context: Context,
  id: string,
  entry: { operatorId: string; action: string; after: string },
) => {
  const { operatorId, action, after } = entry;
  const details = { answer: { before: 'none', after } };
  await context.work((unit) => recordAudit(unit, { operatorId, action, targetType: 'dispute', targetId: id, details }));
};

/** @throws NotFoundError, DisputeOverError */
export const answerManagedDispute = async (
  context: Context,
  { id, evidence, operatorId }: { id: string; evidence: string; operatorId: string },
): Promise<void> => {
  await answerDispute(context, id, evidence);
  await noteAnswer(context, id, { operatorId, action: 'dispute.answered', after: 'evidence' });
};

/** @throws NotFoundError, DisputeOverError */
export const acceptManagedDispute = async (
  context: Context,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<void> => {
  await acceptDispute(context, id);
  await noteAnswer(context, id, { operatorId, action: 'dispute.accepted', after: 'accepted' });
};

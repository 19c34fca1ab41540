import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ReportReason, ReportTargetType } from '../../platform/database/moderation-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { recordAudit } from '../audit/audit.ts';
import { loadExcerpts } from '../reports/report-excerpts.ts';
import { thingKey } from '../reports/reported-thing.ts';
import { findThing, kindOf } from './removed-things.ts';
import { AlreadyObjectedError, NoObjectionError, RemovalOverError } from './removals.errors.ts';
import { presentRemoval } from './removals.presenter.ts';
import {
  countRemovals,
  insertRemoval,
  lockRemoval,
  selectRemovals,
  updateRemoval,
  type RemovalRow,
} from './removals.repository.ts';
import type { Removal } from './removals.schema.ts';
import { forgetRemovedBytes, noteRemovedBytes } from './removed-bytes.repository.ts';
import { notifyAuthor, type Mailing } from './notify-author.ts';

/** What removing needs: the `removable` parts of the modules, and mails to the author. */
export type Removing = Mailing & Pick<Context, 'removable'>;

export interface RemovalOrder {
  target: { type: ReportTargetType; id: string };
  reason: ReportReason;
  /** The text to the author beside the reason. */
  text: string;
  operatorId: string;
  reportId?: string;
}

/**
 * Removes content, keeps what is needed to restore it for 30 days, and tells its author: see docs/decisions/0101. Null
 * when it is already deleted, by its author.
 * @throws NotFoundError for an unknown id
 */
export const removeContent = async (
  removing: Removing,
  unit: UnitOfWork,
  { target, reason, text, operatorId, reportId }: RemovalOrder,
): Promise<RemovalRow | null> => {
  const kind = kindOf(removing, target.type);
  const thing = await findThing(unit.db, kind, target.id);
  if (!thing) throw new NotFoundError();
  const excerpts = await loadExcerpts(unit.db, [target]);
  const kept = await kind.remove(unit, target.id);
  if (!kept) return null;
  const row = await insertRemoval(unit.db, {
    id: newId(),
    target_type: target.type,
    target_id: target.id,
    owner_id: thing.ownerId,
    operator_id: operatorId,
    report_id: reportId ?? null,
    reason,
    text,
    title: excerpts.get(thingKey(target)) ?? '',
    kept: JSON.stringify(kept),
    kept_file_ids: thing.fileIds,
  });
  await noteRemovedBytes(unit.db, row.id, thing.fileIds);
  await unit.callHook('onTakenDown', standOf(row));
  await notifyAuthor(removing, unit, 'content-removed', row);
  await auditRemoval(unit, operatorId, 'content.removed', row);
  return row;
};

const standOf = ({ target_type: type, target_id: id, owner_id: ownerId }: RemovalRow) => ({ type, id, ownerId });

/** The entry of each act in the audit log. */
const CHANGES = {
  'content.removed': { content: { before: 'shown', after: 'removed' } },
  'content.restored': { content: { before: 'removed', after: 'shown' } },
  'removal.upheld': { objection: { before: 'waiting', after: 'refused' } },
} as const;

const auditRemoval = (
  unit: UnitOfWork,
  operatorId: string,
  action: keyof typeof CHANGES,
  row: RemovalRow,
): Promise<void> =>
  recordAudit(unit, {
    operatorId,
    action,
    targetType: 'removal',
    targetId: row.id,
    details: {
      ...{ removed: `${row.target_type}:${row.target_id}`, ownerId: row.owner_id, reason: row.reason },
      ...CHANGES[action],
    },
  });

export interface RemovalDecision {
  removalId: string;
  operatorId: string;
  /** The text to the author. */
  text: string;
}

const decided = (
  decision: NonNullable<RemovalRow['decision']>,
  { operatorId, text }: Pick<RemovalDecision, 'operatorId' | 'text'>,
) => ({ decision, decision_text: text, decided_by: operatorId, decided_at: new Date() });

const hasOpenObjection = (row: RemovalRow): boolean => row.objected_at !== null && row.decided_at === null;

/**
 * Restores removed content with everything that belongs to it, and tells its author; an open objection is granted by
 * that. Possible for 30 days, and as long as an objection is open.
 * @throws NotFoundError, RemovalOverError, and what restoring throws (GalleryFullError)
 */
export const restoreContent = async (
  removing: Removing,
  unit: UnitOfWork,
  { removalId, operatorId, text }: RemovalDecision,
): Promise<RemovalRow> => {
  const row = await lockRemoval(unit.db, removalId);
  if (!row) throw new NotFoundError();
  const isLate = row.undoable_until < new Date() && !hasOpenObjection(row);
  if (row.state !== 'removed' || isLate) throw new RemovalOverError();
  const { target_type: type, target_id: id, owner_id: ownerId, kept, kept_file_ids: fileIds } = row;
  await kindOf(removing, type).bringBack(unit, { id, ownerId, kept, fileIds });
  const restored = await updateRemoval(unit.db, removalId, {
    state: 'restored',
    kept: '{}',
    kept_file_ids: [],
    ...decided('restored', { operatorId, text }),
  });
  await forgetRemovedBytes(unit.db, removalId);
  await unit.callHook('onBroughtBack', standOf(row));
  await notifyAuthor(removing, unit, 'content-restored', restored);
  await auditRemoval(unit, operatorId, 'content.restored', restored);
  return restored;
};

/** Rejects the author's objection: the content stays removed. @throws NotFoundError, NoObjectionError */
export const upholdRemoval = async (
  mailing: Mailing,
  unit: UnitOfWork,
  { removalId, operatorId, text }: RemovalDecision,
): Promise<RemovalRow> => {
  const row = await lockRemoval(unit.db, removalId);
  if (!row) throw new NotFoundError();
  if (row.state !== 'removed' || !hasOpenObjection(row)) throw new NoObjectionError();
  const upheld = await updateRemoval(unit.db, removalId, {
    ...decided('upheld', { operatorId, text }),
  });
  await notifyAuthor(mailing, unit, 'objection-upheld', upheld);
  await auditRemoval(unit, operatorId, 'removal.upheld', upheld);
  return upheld;
};

/**
 * Stores the author's one objection.
 * @throws NotFoundError for a removal of somebody else's content, AlreadyObjectedError, RemovalOverError
 */
export const objectToRemoval = async (
  { db }: UnitOfWork,
  account: Account,
  { removalId, text }: { removalId: string; text: string },
): Promise<Removal> => {
  const row = await lockRemoval(db, removalId);
  if (row?.owner_id !== account.id) throw new NotFoundError();
  if (row.objected_at) throw new AlreadyObjectedError();
  if (row.state !== 'removed' || row.undoable_until < new Date()) throw new RemovalOverError();
  return presentRemoval(await updateRemoval(db, removalId, { objection: text, objected_at: new Date() }));
};

/** The removals of an account's content, newest first. */
export const listOwnRemovals = async (
  db: Queryable,
  ownerId: string,
  { limit, cursor, type }: { limit: number; cursor?: string | undefined; type?: ReportTargetType | undefined },
) => {
  const filter = { ownerId, type };
  const [rows, total] = await Promise.all([
    selectRemovals(db, filter, { limit, before: beforeId(cursor) }),
    countRemovals(db, filter),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: items.map(presentRemoval), total, nextCursor };
};

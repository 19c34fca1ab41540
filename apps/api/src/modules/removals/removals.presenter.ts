import type { Author } from '@barg/contract';
import { authorOf } from '../../viewing/author.ts';
import type { RemovalRow } from './removals.repository.ts';
import type { ManagedRemoval, Removal } from './removals.schema.ts';

const presentObjection = (row: RemovalRow): Removal['objection'] =>
  row.objected_at && {
    text: row.objection,
    createdAt: row.objected_at.toISOString(),
    decision: row.decision,
    answer: row.decision_text,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };

export const presentRemoval = (row: RemovalRow): Removal => ({
  _id: row.id,
  type: row.target_type,
  targetId: row.target_id,
  title: row.title,
  reason: row.reason,
  text: row.text,
  state: row.state,
  createdAt: row.removed_at.toISOString(),
  until: row.undoable_until.toISOString(),
  objection: presentObjection(row),
});

export const presentManagedRemoval = (row: RemovalRow, authors: ReadonlyMap<string, Author>): ManagedRemoval => ({
  ...presentRemoval(row),
  owner: authorOf(authors, row.owner_id),
  operator: authorOf(authors, row.operator_id),
  reportId: row.report_id,
  decidedBy: row.decided_by ? authorOf(authors, row.decided_by) : null,
});

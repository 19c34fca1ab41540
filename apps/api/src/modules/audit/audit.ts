import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export interface AuditEntry {
  /** Null for an action of the site itself. */
  operatorId: string | null;
  /** Dotted, past tense: `settings.changed`, `user.suspended`. At most 80 characters. */
  action: string;
  /** What the action was done to: `user`, `report`, `setting`, … */
  targetType?: string;
  targetId?: string;
  /** What a reader needs to understand it later; plain JSON, no secrets. */
  details?: Record<string, unknown>;
}

/** Adds a line to the audit log, in the unit of work of the action: both are stored or neither. */
export const recordAudit = async (
  { db }: Pick<UnitOfWork, 'db'>,
  { operatorId, action, targetType, targetId, details = {} }: AuditEntry,
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      operator_id: operatorId,
      action,
      target_type: targetType ?? null,
      target_id: targetId ?? null,
      details: JSON.stringify(details),
    })
    .execute();
};

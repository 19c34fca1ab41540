import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { NamedDetails } from './detail-names.ts';

export interface AuditEntry<Details extends object = object> {
  /** Null for an action of the site itself. */
  operatorId: string | null;
  /** Dotted, past tense: `settings.changed`, `user.suspended`. At most 80 characters. */
  action: string;
  /** What the action was done to: `user`, `report`, `setting`, … */
  targetType?: string;
  targetId?: string;
  /** What a reader needs to understand it later; plain JSON, no secrets. */
  details?: Details & NamedDetails<Details>;
}

/** Adds a line to the audit log, in the unit of work of the action: both are stored or neither. */
export const recordAudit = async <Details extends object>(
  { db }: Pick<UnitOfWork, 'db'>,
  { operatorId, action, targetType, targetId, details }: AuditEntry<Details>,
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      operator_id: operatorId,
      action,
      target_type: targetType ?? null,
      target_id: targetId ?? null,
      details: JSON.stringify(details ?? {}),
    })
    .execute();
};

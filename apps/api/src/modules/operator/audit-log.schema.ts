import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { listOf, momentSchema, pageQuery } from '../../shared/wire.ts';

export const auditLogQuery = pageQuery.extend({
  operatorId: z.uuid().optional(),
  /** An action (`user.suspended`), or the beginning of several (`user`). */
  action: z
    .string()
    .max(80)
    .regex(/^[a-z_-]+(\.[a-z_-]+)*$/)
    .optional(),
  targetType: z
    .string()
    .max(40)
    .regex(/^[a-z_-]+$/)
    .optional(),
  targetId: z.string().min(1).max(200).optional(),
  from: momentSchema.optional(),
  to: momentSchema.optional(),
});
export type AuditLogQuery = z.output<typeof auditLogQuery>;

export const auditEntrySchema = z
  .object({
    _id: z.uuid(),
    /** Null for actions of the site itself. */
    operator: authorSchema.nullable(),
    action: z.string(),
    targetType: z.string().nullable(),
    targetId: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

/** Newest first. */
export const auditLogAnswer = listOf(auditEntrySchema);

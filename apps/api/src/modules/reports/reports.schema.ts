import { authorSchema, reportReasonSchema, reportTargetTypeSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';

const TEXT_MAX = 2000;
/** Length of an operator's text to an author. */
export const REMOVAL_TEXT_MAX = 1000;

export const reportTargetType = reportTargetTypeSchema;
export const reportReason = reportReasonSchema;
export const reportOutcome = z.enum(['none', 'content-removed', 'account-suspended']);

/**
 * What a message is one of, where one act wrote it to many: it is removed with all of them. `count`: how many fans have got
 * it, as last counted; null where that is not counted.
 */
export const reportedCopiesSchema = z
  .object({ of: z.enum(['mass-message', 'welcome-message']), count: z.number().int().nullable() })
  .nullable();

const text = userText({ max: TEXT_MAX, min: 0 });

export const createReportBody = z.object({
  type: reportTargetType,
  _id: idSchema,
  reason: reportReason,
  /** The reporter's own text. */
  text: text.default(''),
});
export type NewReport = z.output<typeof createReportBody>;

/** Tells that the report was stored, and nothing about other reports. */
export const reportAnswer = dataOf(
  z.object({ _id: idSchema, status: z.enum(['open', 'closed']), createdAt: z.iso.datetime() }).meta({ id: 'Report' }),
);

/** A report as the operator sees it in the queue. */
export const queuedReportSchema = z
  .object({
    _id: idSchema,
    type: reportTargetType,
    targetId: idSchema,
    reporter: authorSchema,
    /** The author of the content when it was reported. */
    owner: authorSchema.nullable(),
    reason: reportReason,
    text: z.string(),
    status: z.enum(['open', 'closed']),
    outcome: reportOutcome.nullable(),
    note: z.string(),
    /** The operator who closed it. */
    handledBy: authorSchema.nullable(),
    handledAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    /** The path of the page that shows the content; null when it has none. */
    link: z.string().nullable(),
    /** The beginning of what was reported, as it stood then; null when it had no words, or they are forgotten. */
    excerpt: z.string().nullable(),
    /**
     * What became of it since: it reads otherwise or has lost a file, was taken back by its author, deleted by its author
     * or the performer where both may, removed by an operator, or is a stream that has ended.
     */
    since: z.enum(['unchanged', 'changed', 'taken-back', 'deleted', 'removed', 'ended']),
    /** The beginning of what stands there instead; null where no words were changed, or none stand there. */
    excerptNow: z.string().nullable(),
    /** Whether its author still has the account; null where the author is not known. */
    ownerState: z.enum(['active', 'suspended', 'left']).nullable(),
    /** Open reports about the same content, with this one. */
    openCount: z.number().int(),
  })
  .meta({ id: 'QueuedReport' });
export type QueuedReport = z.infer<typeof queuedReportSchema>;

/** For the operator's decision. */
export const closeReportBody = z
  .object({
    outcome: reportOutcome,
    /** For other operators; only the owner of a suspended account is told it, as the reason. */
    note: text.default(''),
    /** The reason that the author is told; that of the report by default. */
    removalReason: reportReason.optional(),
    /** The text to the author beside the reason. */
    removalText: userText({ max: REMOVAL_TEXT_MAX, min: 0 }).default(''),
  })
  .refine(({ outcome, note }) => outcome !== 'account-suspended' || note !== '', {
    params: { fault: 'required' },
    path: ['note'],
    error: 'a suspended account is told why',
  });

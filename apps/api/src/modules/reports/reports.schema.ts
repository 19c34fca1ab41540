import { authorSchema, reportReasonSchema, reportTargetTypeSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, pageQuery } from '../../shared/wire.ts';

const TEXT_MAX = 2000;
/** What an operator says to whose content is removed. */
export const REMOVAL_TEXT_MAX = 1000;

export const reportTargetType = reportTargetTypeSchema;
export const reportReason = reportReasonSchema;
export const reportOutcome = z.enum(['none', 'content-removed', 'account-suspended']);

const text = userText({ max: TEXT_MAX, min: 0 });

export const createReportBody = z.object({
  type: reportTargetType,
  _id: idSchema,
  reason: reportReason,
  /** What the reporter adds in own words. */
  text: text.default(''),
});
export type NewReport = z.output<typeof createReportBody>;

/** The answer to a report says that it was taken, and nothing of what others reported. */
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
    /** Whose content it is, as found when the report was made. */
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
    /** The page that shows what is reported, inside the site; null where none of its own does. */
    link: z.string().nullable(),
    /** The words of a reported comment, message, post or title; null where there are none left. */
    excerpt: z.string().nullable(),
    /** Open reports about the same thing, this one included. */
    openCount: z.number().int(),
  })
  .meta({ id: 'QueuedReport' });
export type QueuedReport = z.infer<typeof queuedReportSchema>;

/** For the operator's queue. */
export const reportsQuery = pageQuery.extend({ status: z.enum(['open', 'closed']).default('open') });
/** For the operator's decision. */
export const closeReportBody = z.object({
  outcome: reportOutcome,
  /** For other operators; its author is not told. */
  note: text.default(''),
  /** Why the content goes, as its author is told; what it was reported for where nothing is given. */
  removalReason: reportReason.optional(),
  /** What is said to its author beside that. */
  removalText: userText({ max: REMOVAL_TEXT_MAX, min: 0 }).default(''),
});

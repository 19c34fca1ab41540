import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { queuedReportSchema, reportedCopiesSchema, reportReason, reportTargetType } from '../reports/reports.schema.ts';

export const reportQueueQuery = pageQuery.extend({
  status: z.enum(['open', 'closed']).default('open'),
  type: reportTargetType.optional(),
  reason: reportReason.optional(),
});
export type ReportQueueQuery = z.output<typeof reportQueueQuery>;

export const reportQueueAnswer = listOf(queuedReportSchema);

/** A report with its content, also where others may not see that. */
export const reportInContextSchema = queuedReportSchema
  .extend({
    content: z.object({
      /** The whole text as it stands now; null when there is none. */
      text: z.string().nullable(),
      /** What was reported, as it stood then: each words that one member has reported it with. */
      reported: z.array(z.string()),
      /** Those that it has now. */
      files: z.array(mediaFileSchema),
      /**
       * Those that it had when it was reported, also where they were replaced or taken back; an older process says nothing
       * of them. `goneCount`: how many of them can be shown no more.
       */
      reportedFiles: z.object({ files: z.array(mediaFileSchema), goneCount: z.number().int() }).optional(),
      isRemoved: z.boolean(),
      copies: reportedCopiesSchema,
    }),
  })
  .meta({ id: 'ReportInContext' });

export const reportInContextAnswer = dataOf(reportInContextSchema);

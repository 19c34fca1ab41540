import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { OwnContentError } from './reports.errors.ts';
import { insertReport, type ReportRow } from './reports.repository.ts';
import type { NewReport } from './reports.schema.ts';

/**
 * Stores a report; content that does not exist for the reporter cannot be reported. A second report about the same
 * content replaces the text of the first while that is open, so pressing twice makes no second entry in the queue.
 * @throws NotFoundError, OwnContentError
 */
export const createReport = async (
  { db, reportable }: Pick<Context, 'reportable'> & { db: Queryable },
  member: Member,
  report: NewReport,
): Promise<ReportRow> => {
  const target = { type: report.type, id: report._id };
  const found = await reportable[report.type]?.(db, report._id, member);
  if (!found) throw new NotFoundError();
  if (found.ownerId === member.account.id) throw new OwnContentError();
  return insertReport(db, {
    reporterId: member.account.id,
    target,
    ownerId: found.ownerId,
    reason: report.reason,
    text: report.text,
  });
};

import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { findReportTarget } from './report-targets.ts';
import { OwnContentError } from './reports.errors.ts';
import { insertReport, type ReportRow } from './reports.repository.ts';
import type { NewReport } from './reports.schema.ts';

/**
 * Takes a report. What the reporter cannot see cannot be reported. A second report about the same thing while the
 * first is open replaces its words, so that pressing twice is no error and no second entry in the queue.
 * @throws NotFoundError, OwnContentError
 */
export const createReport = async ({ db }: Context, member: Member, report: NewReport): Promise<ReportRow> => {
  const target = { type: report.type, id: report._id };
  const found = await findReportTarget(db, target, member);
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

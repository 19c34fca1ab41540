import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import type { MediaFile } from '../files/files.schema.ts';
import { findVisibleFiles, type VisibleFile } from '../files/files.service.ts';
import { linkToTarget } from '../reports/report-links.ts';
import { loadReportedContent, toExcerpt, toKept, type ReportedContent } from '../reports/reported-content.ts';
import { loadReportedFiles } from '../reports/reported-files.repository.ts';
import { thingKey } from '../reports/reported-thing.ts';
import { OutcomeImpossibleError, ReportClosedError } from '../reports/reports.errors.ts';
import {
  countOpenReports,
  findReport,
  lockReport,
  lockReportsAbout,
  markClosed,
  type ReportRow,
} from '../reports/reports.repository.ts';
import type { closeReportBody, QueuedReport } from '../reports/reports.schema.ts';
import { reportedWords, whatBecame } from '../reports/what-became.ts';
import { loadFates } from '../reports/what-became.repository.ts';
import { notifyAll } from '../notifications/notify.ts';
import { removeContent, type Removing } from '../removals/removals.service.ts';

import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { recordAudit } from '../audit/audit.ts';
import { closeReportsOfCopies, closeReportsOfReplies } from './acts-on-reported.service.ts';
import { countQueue, findCopiesOf, listReportedCopies, selectQueue } from './reports.repository.ts';
import type { reportInContextSchema, ReportQueueQuery } from './reports.schema.ts';
import { suspendUserOnce } from './user-acts.service.ts';

const thingOf = (row: ReportRow) => ({ type: row.target_type, id: row.target_id });

/** Reports with what they are about as it stands now, by its key. */
const loadContent = (db: Queryable, rows: readonly ReportRow[]) => loadReportedContent(db, rows.map(thingOf));

const presentReports = async (
  db: Queryable,
  rows: readonly ReportRow[],
  contents: ReadonlyMap<string, ReportedContent>,
): Promise<QueuedReport[]> => {
  const [authors, fates, counts, files] = await Promise.all([
    loadAuthors(
      db,
      rows.flatMap((row) => [row.reporter_id, row.target_owner_id, row.handled_by]),
    ),
    loadFates(
      db,
      rows.map((row) => row.id),
    ),
    countOpenReports(
      db,
      rows.map((row) => row.target_id),
    ),
    loadReportedFiles(
      db,
      rows.map((row) => row.id),
    ),
  ]);
  return rows.map((row) => {
    const owner = row.target_owner_id ? authorOf(authors, row.target_owner_id) : null;
    const key = thingKey(thingOf(row));
    const [content, fate] = [contents.get(key), fates.get(row.id)];
    const since = whatBecame(row, content, fate, files.get(row.id) ?? []);
    const isReworded = since === 'changed' && reportedWords(row, content).at(-1) !== toKept(content?.text ?? null);
    return {
      _id: row.id,
      type: row.target_type,
      targetId: row.target_id,
      reporter: authorOf(authors, row.reporter_id),
      owner,
      reason: row.reason,
      text: row.text,
      status: row.status,
      outcome: row.outcome,
      note: row.note,
      handledBy: row.handled_by ? authorOf(authors, row.handled_by) : null,
      handledAt: row.handled_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      link: linkToTarget(row.target_type, row.target_id, owner?.username ?? null),
      excerpt: toExcerpt(reportedWords(row, content).join(' ⋯ ')),
      since,
      excerptNow: isReworded ? toExcerpt(content?.text ?? null) : null,
      ownerState: fate?.ownerState ?? null,
      openCount: counts.get(key) ?? 0,
    };
  });
};

/** A page of the queue, newest first. */
export const listReportQueue = async ({ db }: Pick<Context, 'db'>, query: ReportQueueQuery) => {
  const [rows, total] = await Promise.all([selectQueue(db, query, beforeId(query.cursor)), countQueue(db, query)]);
  const { items, nextCursor } = toPage(rows, query.limit, (row) => [row.id]);
  return { data: await presentReports(db, items, await loadContent(db, items)), total, nextCursor };
};

/** A report with its content, whether locked or removed. @throws NotFoundError */
export const getReportInContext = async (
  context: Context,
  id: string,
  operator: Onlooker,
): Promise<z.infer<typeof reportInContextSchema>> => {
  const row = await findReport(context.db, id);
  if (!row) throw new NotFoundError();
  const contents = await loadContent(context.db, [row]);
  const [report] = await presentReports(context.db, [row], contents);
  if (!report) throw new NotFoundError();
  const content = contents.get(thingKey(thingOf(row)));
  const copies = await findCopiesOf(context.db, thingOf(row));
  const reportedIds = (await loadReportedFiles(context.db, [id])).get(id) ?? [];
  const fileIds = content?.fileIds ?? [];
  const visible = await findVisibleFiles(context, [...fileIds, ...reportedIds], operator);
  // The row of a file that was let go may stay.
  const files = visible.filter(({ file }) => file.storage_key !== '');
  const among = (ids: readonly string[], from: readonly VisibleFile[]): MediaFile[] =>
    ids
      .flatMap((fileId) => from.find(({ file }) => file.id === fileId) ?? [])
      .map(({ file, access }) => presentMediaFile(file, access, context.mediaSigner));
  const reportedFiles = among(reportedIds, files);
  return {
    ...report,
    content: {
      text: content?.text ?? null,
      reported: reportedWords(row, content),
      isRemoved: content?.isRemoved ?? true,
      copies,
      files: among(fileIds, visible),
      reportedFiles: { files: reportedFiles, goneCount: reportedIds.length - reportedFiles.length },
    },
  };
};

export type Decision = z.output<typeof closeReportBody>;

/**
 * Closes a report with its outcome. An outcome that removes the content closes every open report about it.
 * @throws NotFoundError, ReportClosedError, OutcomeImpossibleError, and what suspending an account throws
 */
export const closeReport = async (
  removing: Removing,
  unit: UnitOfWork,
  operatorId: string,
  { reportId, ...decision }: Decision & { reportId: string },
): Promise<QueuedReport> => {
  const { outcome, note } = decision;
  const found = await findReport(unit.db, reportId);
  const copies = found && outcome === 'content-removed' ? await listReportedCopies(unit.db, thingOf(found)) : [];
  if (found && outcome !== 'none') await lockReportsAbout(unit.db, [thingOf(found), ...copies]);
  const report = await lockReport(unit.db, reportId);
  if (!report) throw new NotFoundError();
  if (report.status === 'closed') throw new ReportClosedError();
  await act(removing, unit, operatorId, { report, decision });
  await closeReportsOfCopies(unit, copies, operatorId);
  const reporters = await markClosed(unit.db, report, { operatorId, outcome, note, all: outcome !== 'none' });
  const kind = outcome === 'none' ? 'report-dismissed' : 'report-acted';
  // Who decided, and on what else, is the operators' own.
  await notifyAll(unit, [...new Set(reporters)], { kind, actorId: null });
  const { target_type, target_id, target_owner_id, reason } = report;
  await recordAudit(unit, {
    operatorId,
    action: 'report.closed',
    targetType: 'report',
    targetId: reportId,
    details: {
      ...{ outcome, note, reason, reported: `${target_type}:${target_id}`, ownerId: target_owner_id },
      status: { before: report.status, after: 'closed' },
    },
  });
  const closed = await lockReport(unit.db, reportId);
  const [view] = closed ? await presentReports(unit.db, [closed], await loadContent(unit.db, [closed])) : [];
  if (!view) throw new NotFoundError();
  return view;
};

const act = async (
  removing: Removing,
  unit: UnitOfWork,
  operatorId: string,
  { report, decision }: { report: ReportRow; decision: Decision },
): Promise<void> => {
  const { outcome, note, removalReason, removalText } = decision;
  if (outcome === 'content-removed') {
    const reason = removalReason ?? report.reason;
    // Does nothing where its author has deleted it already.
    const removal = await removeContent(removing, unit, {
      target: thingOf(report),
      reason,
      text: removalText,
      operatorId,
      reportId: report.id,
    });
    await closeReportsOfReplies(unit, removal, operatorId);
  }
  if (outcome !== 'account-suspended') return;
  if (!report.target_owner_id) throw new OutcomeImpossibleError();
  await suspendUserOnce(removing, unit, operatorId, { userId: report.target_owner_id, reason: note.slice(0, 500) });
};

import { toKept, type ReportedContent } from './reported-content.ts';
import type { ReportRow } from './reports.repository.ts';
import type { QueuedReport } from './reports.schema.ts';
import type { Fate } from './what-became.repository.ts';

/** An account whose words have been reported stays one. */
const isAccount = ({ target_type: type }: ReportRow): boolean => type === 'user' || type === 'performer';

const isGone = (row: ReportRow, content: ReportedContent | undefined): boolean =>
  row.target_type !== 'stream' && !isAccount(row) && (content?.isRemoved ?? true);

/** What was reported: each of the words that the report has kept; of an older report, what stands now. */
export const reportedWords = (row: ReportRow, content: ReportedContent | undefined): string[] =>
  (row.reported ?? [toKept(content?.text ?? null)]).filter((words) => words !== '');

const isChanged = (
  { reported }: ReportRow,
  content: ReportedContent | undefined,
  fileIds: readonly string[],
): boolean => {
  const last = reported?.at(-1);
  const isReworded = last !== undefined && last !== toKept(content?.text ?? null);
  return isReworded || fileIds.some((id) => !content?.fileIds.includes(id));
};

/**
 * What became of what was reported since then: by whom it was taken away, or that it reads or looks otherwise now.
 *
 * @param fileIds the files that the report is about
 */
export const whatBecame = (
  row: ReportRow,
  content: ReportedContent | undefined,
  fate: Fate | undefined,
  fileIds: readonly string[],
): QueuedReport['since'] => {
  const isShown = !isGone(row, content);
  if (fate?.isRemovedBySite && (!isShown || row.target_type === 'stream' || isAccount(row))) return 'removed';
  if (!isShown) return fate?.isOthersToDelete ? 'deleted' : 'taken-back';
  if (isChanged(row, content, fileIds)) return 'changed';
  return row.target_type === 'stream' && content?.isRemoved ? 'ended' : 'unchanged';
};

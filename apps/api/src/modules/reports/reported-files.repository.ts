import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** So many files a report keeps at most, however often it is made anew. */
const MOST_FILES = 60;

/**
 * Keeps with a report which files it is about, beside those that it was about before. A teaser that the site has made of
 * a film says nothing that the film does not, and is made anew.
 */
export const keepReportedFiles = async (db: Queryable, reportId: string, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await sql`insert into report_files (report_id, file_id, position)
    select ${reportId}::uuid, f.id, kept.count + shown.place
    from unnest(${fileIds}::uuid[]) with ordinality shown (id, place)
      join files f on f.id = shown.id and f.excerpt_of is null
      cross join (select count(*) from report_files where report_id = ${reportId}::uuid) kept
    where kept.count + shown.place <= ${MOST_FILES}::int
    on conflict do nothing`.execute(db);
};

/** The files that reports are about, by the report, in their order: also those that are gone. */
export const loadReportedFiles = async (
  db: Queryable,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  if (reportIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; files: string[] }>`
    select report_id as id, array_agg(file_id order by position, file_id) as files from report_files
    where report_id = any(${reportIds}::uuid[]) group by report_id`.execute(db);
  return new Map(rows.map(({ id, files }) => [id, files]));
};

/**
 * Forgets what reports have kept of what they are about, words and files: the files go with whatever else lets them.
 *
 * @param about a condition on `reports`
 */
export const forgetReported = async (db: Queryable, about: RawBuilder<unknown>): Promise<void> => {
  await sql`with forgotten as (
      update reports set reported = '{}' where ${about} and reported <> '{}' returning id)
    delete from report_files using forgotten where report_id = forgotten.id`.execute(db);
};

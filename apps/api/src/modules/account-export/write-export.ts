import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ExportSection } from '../../platform/hooks.ts';
import { profileQuery } from './profile-query.ts';

/** Rows that are held in memory at a time. */
export const EXPORT_PAGE = 500;

interface Row {
  key: string;
  json: string;
}

/** The rows of a section after one of its keys. */
export const pageOf = (section: ExportSection, userId: string, after: string | null): RawBuilder<Row> => sql<Row>`
  select key, (to_jsonb(item) - 'key')::text as json from (${section(userId)}) item
  where ${after === null ? sql`true` : sql`key > ${after}`}
  order by key limit ${EXPORT_PAGE}`;

async function* writeSection(db: Db, [name, section]: [string, ExportSection], userId: string): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let [separator, after, isDone]: [string, string | null, boolean] = ['', null, false];
  while (!isDone) {
    const { rows }: { rows: Row[] } = await pageOf(section, userId, after).execute(db);
    if (rows.length > 0) yield separator + rows.map(({ json }) => json).join(',\n');
    [separator, after, isDone] = [',\n', rows.at(-1)?.key ?? null, rows.length < EXPORT_PAGE];
  }
  yield ']';
}

/** Streams a JSON document with everything that an account gave or did, in the envelope of every answer. */
export async function* writeExport(
  { db, exportSections }: Pick<Context, 'db' | 'exportSections'>,
  userId: string,
): AsyncGenerator<string> {
  const { rows } = await profileQuery(userId).execute(db);
  yield `{"data": {"exportedAt": ${JSON.stringify(new Date().toISOString())},\n"profile": ${rows[0]?.json ?? 'null'}`;
  for (const section of Object.entries(exportSections)) yield* writeSection(db, section, userId);
  yield '}}\n';
}

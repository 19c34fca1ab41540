import { sql } from 'kysely';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { startStreamBody, type NewStream } from '../streaming/streaming.schema.ts';

/** SQL: what she has announced for about now, before what she streamed last. */
const isDue = sql<boolean>`(status = 'planned'
  and planned_at between now() - interval '30 minutes' and now() + interval '15 minutes')`;

/**
 * The stream that a performer has set up: the announced one whose time has come, else one like her last. Null when she
 * has none, or her last one would not be taken any more.
 */
export const findNextStream = async (db: Queryable, performerId: string): Promise<NewStream | null> => {
  const row = await db
    .selectFrom('streams')
    .select(['id', 'status', 'title', 'takes_files', 'audience', 'price', 'planned_seconds', 'topic', 'language'])
    .where('performer_id', '=', performerId)
    .where((eb) => eb.or([isDue, eb('status', '=', 'ended')]))
    .orderBy(isDue, 'desc')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const facts = startStreamBody.safeParse({
    ...{ title: row.title, takesFiles: row.takes_files, audience: row.audience, price: fromHundredths(row.price) },
    ...(row.planned_seconds !== null && { plannedDuration: row.planned_seconds }),
    ...{ topic: row.topic, language: row.language },
    ...(row.status === 'planned' && { plannedId: row.id }),
  });
  return facts.success ? facts.data : null;
};

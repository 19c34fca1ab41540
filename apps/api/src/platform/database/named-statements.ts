import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { sql, type RawBuilder } from 'kysely';

const MARK = /^\s*(?:select )?\/\* hot: ([a-z-]+) \*\//;

/**
 * Marks a statement that runs very often: PostgreSQL plans it once for each connection, under this name. Its text must
 * be the same whatever its parameters are, so lists are passed as one array. It stands where the statement begins, or
 * in `modifyFront` of a select.
 */
export const hot = (name: string): RawBuilder<unknown> => sql.raw(`/* hot: ${name} */`);

const names = new Map<string, string>();
const MOST_TEXTS = 1000;

/** The name of a marked statement; statements of one mark that differ (with and without a cursor) have names of their own. */
const nameOf = (text: string): string | null => {
  const mark = MARK.exec(text)?.[1];
  return mark ? `${mark}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}` : null;
};

const rememberedName = (text: string): string | null => {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST_TEXTS) return null;
  const name = nameOf(text);
  if (name !== null) names.set(text, name);
  return name;
};

/** Sends marked statements of a connection as named ones. The query builder above it knows no names. */
export const nameHotStatements = (client: PoolClient): void => {
  const query = client.query.bind(client);
  client.query = (...args: unknown[]) => {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? rememberedName(text) : null;
    return Reflect.apply(query, client, name === null ? args : [{ name, text, values }, ...rest]);
  };
};

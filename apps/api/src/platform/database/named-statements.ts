import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { sql, type RawBuilder } from 'kysely';

const MARK = /^\s*(?:select )?\/\* hot: ([a-z-]+) \*\//;

/**
 * Marks a frequent statement: PostgreSQL plans it once per connection, under this name. Its text must not depend on its
 * parameters, so lists are passed as one array. Put it where the statement begins, or in `modifyFront` of a select.
 */
export const hot = (name: string): RawBuilder<unknown> => sql.raw(`/* hot: ${name} */`);

const names = new Map<string, string>();
const MOST_TEXTS = 1000;

/** The name of a marked statement; different texts with one mark (with and without a cursor) get names of their own. */
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

/** Sends a connection's marked statements as named ones, which Kysely does not support. */
export const nameHotStatements = (client: PoolClient): void => {
  const query = client.query.bind(client);
  client.query = (...args: unknown[]) => {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? rememberedName(text) : null;
    return Reflect.apply(query, client, name === null ? args : [{ name, text, values }, ...rest]);
  };
};

import { messagesLocaleOf, type MessageNamespace } from '@barg/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface MessageBundle {
  locale: string;
  namespace: string;
  /** Nested, as in the apps; stored flat, with dotted keys. */
  messages: Record<string, unknown>;
}

/** Texts of a culture, which are those of its bundle (of ar-DZ those of ar-EG). */
interface WantedTexts {
  locale: string;
  /** All when absent. */
  namespaces?: readonly MessageNamespace[] | undefined;
}

const wanted = (db: Queryable, { locale, namespaces }: WantedTexts) =>
  db
    .selectFrom('translations')
    .where('locale', '=', messagesLocaleOf(locale))
    .$if(namespaces !== undefined, (query) => query.where('namespace', 'in', namespaces ?? []));

export const searchTranslations = (db: Queryable, { limit, ...texts }: WantedTexts & { limit: number }) =>
  wanted(db, texts).select(['key', 'value', 'namespace']).orderBy('namespace').orderBy('key').limit(limit).execute();

export const countTranslations = async (db: Queryable, texts: WantedTexts): Promise<number> => {
  const { total } = await wanted(db, texts)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** `{ nav: { home: 'x' } }` to `[['nav.home', 'x']]`. */
export const flattenMessages = (messages: Record<string, unknown>, prefix = ''): Array<[string, string]> =>
  Object.entries(messages).flatMap(([name, value]) => {
    const key = prefix ? `${prefix}.${name}` : name;
    return typeof value === 'string'
      ? [[key, value] as [string, string]]
      : flattenMessages(value as Record<string, unknown>, key);
  });

/**
 * Adds texts that are missing and changes no other that a deployed app has, for an app that is about to be deployed. What
 * is kept for open pages alone is missing too.
 */
export const addTranslations = async (db: Queryable, bundles: readonly MessageBundle[]): Promise<void> => {
  for (const { locale, namespace, messages } of bundles) {
    const entries = flattenMessages(messages);
    await sql`
      insert into translations (locale, namespace, key, value, shipped_value)
      select ${locale}, ${namespace}, key, value, value
      from unnest(${entries.map(([key]) => key)}::text[], ${entries.map(([, value]) => value)}::text[])
        as given (key, value)
      on conflict (locale, namespace, key) do update set value = excluded.value, shipped_value = excluded.shipped_value
      where translations.shipped_value is null and not translations.is_edited`.execute(db);
  }
};

/**
 * Brings the stored texts in line with the deployed apps: new and changed ones are written, operators' edits kept. One that
 * no deployed app has any more stays until other texts of its namespace and language become obsolete: open pages of the
 * version before still ask for it.
 */
export const syncTranslations = async (db: Queryable, bundles: readonly MessageBundle[]): Promise<void> => {
  for (const { locale, namespace, messages } of bundles) {
    const entries = flattenMessages(messages);
    const [keys, values] = [entries.map(([key]) => key), entries.map(([, value]) => value)];
    await sql`
      insert into translations (locale, namespace, key, value, shipped_value)
      select ${locale}, ${namespace}, key, value, value
      from unnest(${keys}::text[], ${values}::text[]) as given (key, value)
      on conflict (locale, namespace, key) do update set
        value = case when translations.is_edited then translations.value else excluded.value end,
        shipped_value = excluded.shipped_value
      where translations.shipped_value is distinct from excluded.shipped_value`.execute(db);
    // One statement, in which both parts see the rows as they were: what becomes obsolete now is not deleted now, and of
    // several workers that write the same deployment the second finds nothing that becomes so.
    await sql`
      with obsolete as (
        update translations set shipped_value = null where locale = ${locale} and namespace = ${namespace}
        and key <> all(${keys}::text[]) and shipped_value is not null
        returning key
      )
      delete from translations where locale = ${locale} and namespace = ${namespace}
      and not is_edited and shipped_value is null and key <> all(${keys}::text[])
      and exists (select from obsolete)`.execute(db);
  }
};

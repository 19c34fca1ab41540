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

interface Text {
  key: string;
  value: string;
  namespace: string;
}

/** What is shown where the language of a culture has no text: teams from outside may know fewer languages than the site. */
const INSTEAD = 'en-US';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const nameOf = ({ namespace, key }: Pick<Text, 'namespace' | 'key'>): string => `${namespace} ${key}`;

/** Texts of {@link INSTEAD} in a language that lacks them, which asks for counted ones by the forms of its own plural. */
function inFormsOf(locale: string, lacking: readonly Text[], known: ReadonlySet<string>): Text[] {
  const names = new Set([...known, ...lacking.map(nameOf)]);
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const other = ({ namespace, key }: Text) => nameOf({ namespace, key: key.replace(PLURAL, '_other') });
  return lacking.flatMap((text) => {
    if (!PLURAL.test(text.key) || !names.has(other(text))) return [text];
    if (!text.key.endsWith('_other')) return [];
    const counted = forms.map((form) => ({ ...text, key: text.key.replace(PLURAL, `_${form}`) }));
    return counted.filter((one) => !known.has(nameOf(one)));
  });
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const inOrder = (one: Text, other: Text): number =>
  compare(one.namespace, other.namespace) || compare(one.key, other.key);

/** All texts of a culture, with those in English for which its language has none; sorted by namespace and key. */
export async function loadTexts(db: Queryable, { locale: culture, namespaces }: WantedTexts): Promise<Text[]> {
  const locale = messagesLocaleOf(culture);
  const rows = await db
    .selectFrom('translations')
    .select(['locale', 'key', 'value', 'namespace'])
    .where('locale', 'in', [locale, INSTEAD])
    .$if(namespaces !== undefined, (query) => query.where('namespace', 'in', namespaces ?? []))
    .execute();
  const textsIn = (language: string): Text[] =>
    rows.filter((row) => row.locale === language).map(({ key, value, namespace }) => ({ key, value, namespace }));
  const own = textsIn(locale);
  if (locale === INSTEAD) return own.sort(inOrder);
  const known = new Set(own.map(nameOf));
  const lacking = textsIn(INSTEAD).filter((text) => !known.has(nameOf(text)));
  return [...own, ...inFormsOf(locale, lacking, known)].sort(inOrder);
}

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
      where not exists (
        select from translations known where known.locale = ${locale} and known.namespace = ${namespace}
        and known.key = given.key and (known.shipped_value is not null or known.is_edited)
      )
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
      -- Nearly all are as they were: what goes on to the conflict is locked, and written to the log.
      where not exists (
        select from translations known where known.locale = ${locale} and known.namespace = ${namespace}
        and known.key = given.key and known.shipped_value = given.value
      )
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

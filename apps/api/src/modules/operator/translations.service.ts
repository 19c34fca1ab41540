import { sql } from 'kysely';
import { z } from 'zod';
import { defineError } from '../../errors/app-error.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { decodeCursor, toPage } from '../../shared/wire.ts';
import { WordsChangedError } from '../../shared/words-stand.ts';
import { recordAudit } from '../audit/audit.ts';
import type { EditedText, TranslationAddress, TranslationsListQuery } from './translations.schema.ts';
import { writeText, removeText } from '../translations/texts.repository.ts';

export class PlaceholdersDifferError extends defineError({
  code: 'translations.placeholders_differ',
  status: 422,
  field: 'value',
  messages: {
    'fa-IR': 'متن باید دقیقاً همین جای‌نگهدارها را داشته باشد: {{names}}',
    'en-US': 'The text must have exactly these placeholders: {{names}}',
    'ar-EG': 'يجب أن يحتوي النص على هذه العناصر النائبة بالضبط: {{names}}',
  },
}) {}

export class PlaceholdersUnwantedError extends defineError({
  code: 'translations.placeholders_unwanted',
  status: 422,
  field: 'value',
  messages: {
    'fa-IR': 'در این متن جای‌نگهداری نیست: {{names}} را بردارید',
    'en-US': 'This text has no placeholders: take out {{names}}',
    'ar-EG': 'لا عناصر نائبة في هذا النص: احذف {{names}}',
  },
}) {}

/** The placeholders of a text, sorted, each once. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/{{\s*([\w.]+)/g)].map(([, name = '']) => name))].sort();

/** A plural form may leave `count` out, as in "one photo". */
const isOptional = (key: string, name: string): boolean =>
  name === 'count' || (/_(zero|one|two)$/.test(key) && name === 'amount');

const sameNames = (key: string, before: readonly string[], after: readonly string[]): boolean => {
  const required = before.filter((name) => !isOptional(key, name));
  const isKnown = (name: string): boolean => before.includes(name) || isOptional(key, name);
  return required.every((name) => after.includes(name)) && after.every(isKnown);
};

interface TextRow {
  locale: string;
  namespace: string;
  key: string;
  value: string;
  is_edited: boolean;
  shipped_value: string | null;
}

const present = (row: TextRow, source: EditedText['source'] = null): EditedText => ({
  locale: row.locale as EditedText['locale'],
  namespace: row.namespace as EditedText['namespace'],
  key: row.key,
  value: row.value,
  isEdited: row.is_edited,
  shippedValue: row.shipped_value,
  placeholders: placeholdersOf(row.shipped_value ?? row.value),
  source,
});

const PLURAL = /_(zero|one|two|few|many)$/;
/** The `_other` form of a key, which every language has. */
const otherForm = (key: string): string => key.replace(PLURAL, '_other');

/** The texts of the source language, by namespace and key. */
const loadSources = async (
  db: Queryable,
  locale: EditedText['locale'] | undefined,
  rows: readonly TextRow[],
): Promise<(row: TextRow) => EditedText['source']> => {
  if (locale === undefined || rows.length === 0) return () => null;
  const found = await db
    .selectFrom('translations')
    .select(['namespace', 'key', 'value'])
    .where('locale', '=', locale)
    .where('namespace', 'in', [...new Set(rows.map(({ namespace }) => namespace))])
    .where('key', 'in', [...new Set(rows.flatMap(({ key }) => [key, otherForm(key)]))])
    .execute();
  const values = new Map(found.map(({ namespace, key, value }) => [`${namespace}:${key}`, value]));
  return ({ namespace, key }) => {
    const value = values.get(`${namespace}:${key}`) ?? values.get(`${namespace}:${otherForm(key)}`);
    return value === undefined ? null : { locale, value };
  };
};

const textCursor = z.tuple([z.string(), z.string()]);

const matching = (db: Queryable, { locale, namespace, q, onlyEdited }: TranslationsListQuery) =>
  db
    .selectFrom('translations')
    .where('locale', '=', locale)
    // A text that no deployed app has any more is there for open pages alone.
    .where((where) => where.or([where('is_edited', '=', true), where('shipped_value', 'is not', null)]))
    .$if(namespace !== undefined, (query) => query.where('namespace', '=', namespace ?? ''))
    .$if(onlyEdited, (query) => query.where('is_edited', '=', true))
    .$if(Boolean(q?.trim()), (query) => {
      const pattern = `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
      return query.where((where) =>
        where.or([
          where('key', 'ilike', pattern),
          where('value', 'ilike', pattern),
          where('value', 'ilike', toLikePattern(q ?? '')),
        ]),
      );
    });

/** The editable texts of a language, by namespace and key. */
export const listTexts = async (db: Queryable, query: TranslationsListQuery) => {
  const after = query.cursor ? decodeCursor(query.cursor, textCursor) : null;
  const [rows, { total }] = await Promise.all([
    matching(db, query)
      .selectAll()
      .$if(after !== null, (select) =>
        select.where(sql<boolean>`(namespace, key) > (${after?.[0]}::text, ${after?.[1]}::text)`),
      )
      .orderBy('namespace')
      .orderBy('key')
      .limit(query.limit + 1)
      .execute(),
    matching(db, query)
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const { items, nextCursor } = toPage(rows, query.limit, (row) => [row.namespace, row.key]);
  const sourceOf = await loadSources(db, query.source, items);
  return { data: items.map((row) => present(row, sourceOf(row))), total: Number(total), nextCursor };
};

const findText = async (db: Queryable, { locale, namespace, key }: TranslationAddress): Promise<TextRow> => {
  const row = await db
    .selectFrom('translations')
    .selectAll()
    .where('locale', '=', locale)
    .where('namespace', '=', namespace)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFoundError();
  return row;
};

/** A text, and the words of it that the operator had read. */
type Read = TranslationAddress & { basedOn?: string | undefined };

/** Nobody replaces the words of another without knowing. @throws WordsChangedError */
const assertAsRead = ({ value }: TextRow, basedOn = value): void => {
  if (value !== basedOn) throw new WordsChangedError();
};

const nameOf = ({ locale, namespace, key }: TranslationAddress): string => `${locale}/${namespace}:${key}`;

const written = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ');

/**
 * Replaces a text, from the next page load on.
 *
 * @throws NotFoundError, WordsChangedError, PlaceholdersDifferError, PlaceholdersUnwantedError
 */
export const editText = async (
  unit: UnitOfWork,
  operatorId: string,
  { value, basedOn, ...address }: Read & { value: string },
): Promise<EditedText> => {
  const row = await findText(unit.db, address);
  // Sent twice: the first time has stored it.
  if (row.value !== value) assertAsRead(row, basedOn);
  const names = placeholdersOf(row.shipped_value ?? row.value);
  const given = placeholdersOf(value);
  if (!sameNames(address.key, names, given)) {
    if (names.length === 0) throw new PlaceholdersUnwantedError({ params: { names: written(given) } });
    throw new PlaceholdersDifferError({ params: { names: written(names) } });
  }
  const changes = { value, is_edited: value !== row.shipped_value };
  await writeText(unit.db, address, changes);
  await recordAudit(unit, {
    operatorId,
    action: 'translation.edited',
    targetType: 'translation',
    targetId: nameOf(address),
    details: { before: row.value, after: value },
  });
  return present({ ...row, ...changes });
};

/**
 * Removes an edit: the app's own text is used again.
 *
 * @throws NotFoundError also when there is no edit, WordsChangedError
 */
export const restoreText = async (
  unit: UnitOfWork,
  operatorId: string,
  { basedOn, ...address }: Read,
): Promise<void> => {
  const row = await findText(unit.db, address);
  if (!row.is_edited) throw new NotFoundError();
  assertAsRead(row, basedOn);
  if (row.shipped_value === null) await removeText(unit.db, address);
  else await writeText(unit.db, address, { value: row.shipped_value, is_edited: false });
  await recordAudit(unit, {
    operatorId,
    action: 'translation.restored',
    targetType: 'translation',
    targetId: nameOf(address),
    details: { before: row.value, after: row.shipped_value },
  });
};

import type { Queryable } from '../../platform/unit-of-work.ts';

/** The key of a text. */
export interface TextAddress {
  locale: string;
  namespace: string;
  key: string;
}

export const writeText = async (
  db: Queryable,
  { locale, namespace, key }: TextAddress,
  changes: { value: string; is_edited: boolean },
): Promise<void> => {
  await db
    .updateTable('translations')
    .set(changes)
    .where('locale', '=', locale)
    .where('namespace', '=', namespace)
    .where('key', '=', key)
    .execute();
};

export const removeText = async (db: Queryable, { locale, namespace, key }: TextAddress): Promise<void> => {
  await db
    .deleteFrom('translations')
    .where('locale', '=', locale)
    .where('namespace', '=', namespace)
    .where('key', '=', key)
    .execute();
};

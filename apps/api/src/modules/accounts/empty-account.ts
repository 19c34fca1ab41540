import { sentenceIn } from '../../errors/further-words.ts';
import { sql } from 'kysely';
import type { MessageLocale } from '../../errors/localized-message.ts';
import type { Transaction } from '../../platform/database/tables.ts';

/** The name that replaces a deleted account's. */
const NAMES: Record<MessageLocale, string> = {
  'fa-IR': 'حساب حذف‌شده',
  'en-US': 'Deleted account',
  'ar-EG': 'حساب محذوف',
};

export const nameOfNobody = (locale: string): string => sentenceIn(NAMES, locale);

/** Clears the account's row: nothing in it identifies the person, and its username and e-mail are free again. */
export const emptyAccount = async (db: Transaction, userId: string, name: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({
      name,
      username: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      password_salt: null,
      two_step_enabled_at: null,
      phone: null,
      birth_date: null,
      country: null,
      languages: [],
      avatar_file_id: null,
      cover_file_id: null,
      locale: null,
      theme: null,
      search_text: '',
      last_seen_at: null,
      deleted_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
};

import { sql } from 'kysely';
import { defineError } from '../../errors/app-error.ts';
import type { TokenPurpose } from '../../platform/database/member-tables.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** One error for a link that is unknown, used, expired, or sent to an address that the account has changed since. */
export class LinkInvalidError extends defineError({
  code: 'auth.link_invalid',
  status: 422,
  messages: {
    'fa-IR': 'این پیوند دیگر کار نمی‌کند؛ پیوند تازه‌ای بخواهید.',
    'en-US': 'This link no longer works, please ask for a new one.',
    'ar-EG': 'لم يعد هذا الرابط يعمل، اطلب رابطًا جديدًا.',
  },
}) {}

interface NewAccountToken {
  userId: string;
  purpose: TokenPurpose;
  lifetimeMs: number;
  /** The mailbox that it is sent to. The token is void once the account has another address. */
  email?: string;
  /** The hash of a secret that only the browser knows which asked for the link. */
  bindingHash?: Buffer;
}

const stored = (token: string): Buffer => hashToken(`${token}.`);

/** Makes a token and returns it; only its hash is stored. Earlier tokens of the same purpose become void. */
export const createAccountToken = async (
  db: Queryable,
  { userId, purpose, lifetimeMs, email, bindingHash }: NewAccountToken,
): Promise<string> => {
  const token = newToken();
  await db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('account_tokens')
    .values({
      id: newId(),
      user_id: userId,
      purpose,
      token_hash: stored(token),
      email: email ?? null,
      binding_hash: bindingHash ?? null,
      expires_at: new Date(Date.now() + lifetimeMs),
    })
    .execute();
  return token;
};

/** Voids the login links and password resets of an account, when its password, address or second step changes. */
export const voidEntranceLetters = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['password-reset', 'login'])
    .where('used_at', 'is', null)
    .execute();
};

const living = (db: Queryable, purpose: TokenPurpose, token: string, binding?: string) =>
  db
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .where('account_tokens.token_hash', '=', stored(token))
    .$if(binding !== undefined, (query) => query.where('account_tokens.binding_hash', '=', hashToken(binding ?? '')))
    .where('account_tokens.purpose', '=', purpose)
    .where('account_tokens.used_at', 'is', null)
    .where('account_tokens.expires_at', '>', sql<Date>`now()`)
    .where('users.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('account_tokens.email', 'is', null),
        where('account_tokens.email', '=', where.ref('users.email')),
      ]),
    );

/** The account of a valid token, without using it up; undefined when the token is void. */
export const findTokenAccount = (db: Queryable, purpose: TokenPurpose, token: string) =>
  living(db, purpose, token)
    .select(['users.id', 'users.email', 'users.username', 'users.password_salt'])
    .executeTakeFirst();

/** The account of a letter that was answered, and the address that it had been sent to. */
export interface ProvenMailbox {
  userId: string;
  email: string | null;
}

/**
 * Uses a token up and returns its account. Of two concurrent calls one succeeds.
 *
 * @param binding when given, only the token that was made with it is accepted
 * @throws LinkInvalidError when it is unknown, used, expired, or its address has changed
 */
export const spendAccountToken = async (
  db: Queryable,
  purpose: TokenPurpose,
  token: string,
  binding?: string,
): Promise<ProvenMailbox> => {
  const spent = await db
    .updateTable('account_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('used_at', 'is', null)
    .where('id', 'in', living(db, purpose, token, binding).select('account_tokens.id'))
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
  if (!spent) throw new LinkInvalidError();
  return spent;
};

/** Whether a letter was answered before, and what it confirmed still holds: the account has this address, confirmed. */
export const isConfirmed = async (db: Queryable, token: string): Promise<boolean> => {
  const row = await db
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select('users.id')
    .where('account_tokens.token_hash', '=', stored(token))
    .where('account_tokens.purpose', '=', 'email-verification')
    .where('account_tokens.used_at', 'is not', null)
    .whereRef('account_tokens.email', '=', 'users.email')
    .where('users.email_verified_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

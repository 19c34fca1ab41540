import { PASSWORD_KEY } from '@barg/contract';
import type { Context } from '../../context.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { derivePasswordKey, readSentPassword, saltOfIdentity } from './password-keys.ts';

/** The stored columns of a password. */
export interface StoredPassword {
  password_hash: string;
  password_scheme: 'derived';
  password_salt: Buffer;
}

export interface PasswordRow {
  password_hash: string | null;
  password_scheme: 'plain' | 'derived';
  password_salt: Buffer | null;
}

/** What the salt is derived from before one is stored: the e-mail, else the login name. */
export interface Identity {
  email: string | null;
  username: string | null;
}

const identityOf = ({ email, username }: Identity): string => email ?? username ?? '';

/**
 * The columns of a new password, for an insert or update: argon2id over the derived key. It is the same whether the
 * browser derived the key or sent the password, so the account works with both settings.
 *
 * @param current the present row, if any: its salt is kept, because the page has derived the key with it
 */
export const storedPasswordOf = async (
  context: Pick<Context, 'sealer'>,
  sent: string,
  identity: Identity,
  current: Pick<PasswordRow, 'password_salt'> | null = null,
): Promise<StoredPassword> => {
  const salt = current?.password_salt ?? saltOfIdentity(context, identityOf(identity));
  const given = readSentPassword(sent);
  const key = given.kind === 'key' ? given.key : await derivePasswordKey(given.password, salt);
  return { password_hash: await hashPassword(key), password_scheme: 'derived', password_salt: salt };
};

/** Accounts by an e-mail or a username, as typed. */
export const findByLoginName = (db: Queryable, name: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'role',
      'name',
      'email',
      'username',
      'locale',
      'email_verified_at',
      'password_hash',
      'password_scheme',
      'password_salt',
    ])
    .where((where) => where.or([where('username', '=', name), where('email', '=', name)]))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The account for which a username is held, see `holdUsername`: had it been made, it would have the address's salt. */
const findHolder = (db: Queryable, username: string) =>
  db
    .selectFrom('held_usernames')
    .innerJoin('users', 'users.id', 'held_usernames.user_id')
    .select(['users.email', 'users.username', 'users.password_salt'])
    .where('held_usernames.username', '=', username)
    .executeTakeFirst();

/**
 * The salt that a browser derives with. An unknown name gets a constant one of its own, so that answers do not tell
 * which accounts exist.
 */
export const passwordSaltFor = async (context: Context, name: string): Promise<Buffer> => {
  const account = (await findByLoginName(context.db, name)) ?? (await findHolder(context.db, name));
  if (!account) return saltOfIdentity(context, name);
  return account.password_salt ?? saltOfIdentity(context, identityOf(account));
};

/** Stands in for a missing salt, so that every check takes equally long. */
const NO_SALT = Buffer.alloc(PASSWORD_KEY.saltBytes);

/**
 * True when the password fits. `account` is null where there is none; that takes as long. A hash of the plain password
 * (from before keys were derived) fits only the plain password.
 */
export const fitsPassword = async (account: PasswordRow | null, sent: string): Promise<boolean> => {
  const given = readSentPassword(sent);
  const salt = account?.password_salt ?? NO_SALT;
  const key = given.kind === 'key' ? given.key : await derivePasswordKey(given.password, salt);
  const isLegacy = account?.password_scheme === 'plain';
  const candidate = isLegacy && given.kind === 'plain' ? given.password : key;
  return verifyPassword(account?.password_hash ?? null, candidate);
};

/** Replaces the password that was checked; false when another request has replaced it meanwhile. */
export const replacePassword = async (
  db: Queryable,
  { userId, checked }: { userId: string; checked: string | null },
  stored: StoredPassword,
): Promise<boolean> => {
  const replaced = await db
    .updateTable('users')
    .set(stored)
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', checked)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
};

/**
 * Stores a password that was hashed without a derived key again, now that the plain password is known: from then on it
 * works with both settings.
 */
export const upgradePassword = async (
  context: Context,
  account: PasswordRow & Identity & { id: string },
  sent: string,
): Promise<void> => {
  if (account.password_scheme === 'derived' || readSentPassword(sent).kind === 'key') return;
  await context.db
    .updateTable('users')
    .set(await storedPasswordOf(context, sent, account, account))
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
};

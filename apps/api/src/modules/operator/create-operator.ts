import { z } from 'zod';
import { usernameSchema } from '@barg/contract/names';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { insertAccount } from '../accounts/accounts.repository.ts';
import { emailSchema, nameSchema, passwordSchema } from '../accounts/accounts.schema.ts';
import { storedPasswordOf } from '../accounts/credentials.ts';
import { hidesPage, isServerName } from '../accounts/reserved-usernames.ts';
import { recordAudit } from '../audit/audit.ts';

const schema = z.object({ email: emailSchema, username: usernameSchema, name: nameSchema, password: passwordSchema });

export interface NewOperator {
  email: string;
  username: string;
  /** The username when absent. */
  name?: string | undefined;
  password: string;
}

/** A refusal, as one sentence for the terminal. */
export class OperatorRefusedError extends Error {
  override name = 'OperatorRefusedError';
}

const FAULTS: Record<string, string> = {
  email: 'The e-mail is not valid.',
  username: 'The username must be three to thirty small letters, digits, dots or underscores.',
  name: 'The name must have one to 120 characters.',
  password: 'The password must have 8 to 200 characters.',
};

/** The first error of the input, as a sentence. */
const faultOf = (error: z.ZodError): string => FAULTS[String(error.issues[0]?.path[0])] ?? 'Some values are not valid.';

const named = <Given extends { username: string; name?: string | undefined }>(given: Given) => ({
  ...given,
  name: given.name ?? given.username,
});

const reservedError = (username: string) => new OperatorRefusedError(`The username ${username} is reserved.`);

/** Checks the input before a password is asked for. @throws OperatorRefusedError */
export const checkOperator = (given: Omit<NewOperator, 'password'>): void => {
  const parsed = schema.omit({ password: true }).safeParse(named(given));
  if (!parsed.success) throw new OperatorRefusedError(faultOf(parsed.error));
  if (isServerName(parsed.data.username)) throw reservedError(parsed.data.username);
};

/**
 * Creates an operator's account with a confirmed e-mail and writes it to the audit log; returns its id. @throws
 * OperatorRefusedError
 */
export const createOperator = async (
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  given: NewOperator,
): Promise<string> => {
  const parsed = schema.safeParse(named(given));
  if (!parsed.success) throw new OperatorRefusedError(faultOf(parsed.error));
  const { email, username, name, password } = parsed.data;
  if (await hidesPage(db, username)) throw reservedError(username);
  const row = { id: newId(), role: 'operator' as const, email, username, name };
  const stored = await storedPasswordOf({ sealer }, password, { email, username });
  const search_text = toSearchText(name, username);
  try {
    await db.transaction().execute(async (transaction) => {
      await insertAccount(transaction, { ...row, ...stored, search_text, email_verified_at: new Date() });
      await recordAudit(
        { db: transaction },
        {
          ...{ operatorId: null, action: 'operator.created', targetType: 'user', targetId: row.id },
          details: { role: { before: null, after: 'operator' }, username },
        },
      );
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw new OperatorRefusedError(`The e-mail ${email} is taken.`);
    if (isUniqueViolation(error)) throw new OperatorRefusedError(`The username ${username} is taken.`);
    throw error;
  }
  return row.id;
};

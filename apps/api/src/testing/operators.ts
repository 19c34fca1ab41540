import { hashPassword } from '../platform/passwords.ts';
import { generate } from 'otplib';
import type { TestAccount } from './accounts.ts';
import type { TestApi } from './api.ts';

export const PASSWORD = 'leaf-and-root';

/** An operator who has proved nothing yet since the login, and has a password to do it by. */
export const newOperator = async (api: TestApi): Promise<TestAccount> => {
  const operator = await api.createOperator({ isProven: false });
  const password = { password_hash: await hashPassword(PASSWORD), password_scheme: 'plain' as const };
  await api.db.updateTable('users').set(password).where('id', '=', operator.id).execute();
  return operator;
};

const STEP_MS = 30_000;

/** Sets a second step up as the pages do. Answers how its app makes codes, each later than the one before, and the recovery codes. */
export const setUpSecondStep = async (api: TestApi, operator: TestAccount) => {
  const as = api.as(operator);
  const { secret } = (await as.post('/users/me/two-step')).body.data as { secret: string };
  let step = -1;
  // The clock of an app may be a step off in both directions: three codes are good at one time.
  const nextCode = (): Promise<string> =>
    generate({ secret, epoch: Math.floor((Date.now() + STEP_MS * step++) / 1000) });
  const confirmed = await as.post('/users/me/two-step/confirm', { code: await nextCode() });
  return { nextCode, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
};

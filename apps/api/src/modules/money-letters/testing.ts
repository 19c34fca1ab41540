import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';

/** Works off the jobs, and answers the letters that somebody has got so far, the oldest first. */
export const lettersTo = async (api: TestApi, { id }: TestAccount) => {
  await api.runJobs();
  return api.db.selectFrom('mails').selectAll().where('user_id', '=', id).orderBy('id').execute();
};

/** Which letters somebody has got so far. */
export const templatesTo = async (api: TestApi, account: TestAccount): Promise<string[]> =>
  (await lettersTo(api, account)).map(({ template }) => template);

/** Chooses the language of letters to somebody. */
export const speak = async ({ db }: TestApi, { id }: TestAccount, locale: string): Promise<void> => {
  await db.updateTable('users').set({ locale }).where('id', '=', id).execute();
};

import type { TestApi } from './api.ts';

/** Two days pass, and what nothing refers to is forgotten. */
export const forgetUnused = async (api: TestApi): Promise<void> => {
  await api.db
    .updateTable('files')
    .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
    .execute();
  await api.context.work((unit) => unit.addJob('forget-unused-files', {}));
  await api.runJobs();
};

import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';

/** A site with an operator who removes content, and the job that ends removals. */
export const openSite = async (t: TestContext, env: NodeJS.ProcessEnv = {}) => {
  const api = await createTestApi(t, env);
  const [operator, performer, fan] = [await api.createOperator(), await api.createPerformer(), await api.createUser()];
  const remove = async (type: string, _id: string, more: object = {}) =>
    api.as(operator).post('/operator/removals', { type, _id, reason: 'copyright', text: '', ...more });
  const restore = (id: string, text = '') => api.as(operator).post(`/operator/removals/${id}/restore`, { text });
  const uphold = (id: string, text = '') => api.as(operator).post(`/operator/removals/${id}/uphold`, { text });
  /** Lets the thirty days of every removal pass, and runs the job that ends them. */
  const passThirtyDays = async () => {
    await sql`update removals set undoable_until = now() - interval '1 second'`.execute(api.db);
    await sql`select graphile_worker.add_job('purge-removals')`.execute(api.db);
    await api.runJobs();
  };
  return { api, operator, performer, fan, remove, restore, uphold, passThirtyDays };
};

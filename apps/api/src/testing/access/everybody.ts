import type { TestApi } from '../api.ts';
import type { Operation } from '../openapi/operations.ts';

/** For what each operation asks of its caller the token of somebody who has it; null for a visitor. */
export const tokensOfEverybody = async (api: TestApi): Promise<Record<Operation['access'], string | null>> => ({
  guest: null,
  user: (await api.createUser()).token,
  any: (await api.createUser()).token,
  performer: (await api.createPerformer()).token,
  operator: (await api.createOperator()).token,
});

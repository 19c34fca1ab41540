import { EnvironmentError, setVariables } from '@barg/api/environment';
import { StartError } from '../start-error.ts';
import { assertNeededVariables } from './needed-variables.ts';
import { readRole, type Role } from './role.ts';
import type { RunningPart } from './running-part.ts';

type Start = (env: NodeJS.ProcessEnv) => Promise<RunningPart>;

/** Loaded on demand: a web tier alone needs neither the API nor its packages. */
const STARTS: Readonly<Record<Role, () => Promise<Start>>> = {
  all: async () => (await import('../single-box.ts')).startSingleBox,
  api: async () => (await import('./start-api.ts')).startApi,
  worker: async () => (await import('./start-worker.ts')).startWorker,
  edge: async () => (await import('./start-edge.ts')).startEdge,
};

/** Starts the part of the site that ROLE names. @throws StartError */
export async function startRole(given: NodeJS.ProcessEnv = process.env): Promise<RunningPart> {
  const env = setVariables(given);
  const role = readRole(env);
  assertNeededVariables(role, env);
  const start = await STARTS[role]();
  try {
    return await start(env);
  } catch (error) {
    throw error instanceof EnvironmentError ? new StartError(error.message, { cause: error }) : error;
  }
}

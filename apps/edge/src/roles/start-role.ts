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
export async function startRole(env: NodeJS.ProcessEnv = process.env): Promise<RunningPart> {
  const role = readRole(env);
  assertNeededVariables(role, env);
  const start = await STARTS[role]();
  return start(env);
}

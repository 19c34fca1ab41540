import { StartError } from '../start-error.ts';

/** What a process is of the site: everything, or one part, of which there may be any number. */
export const ROLES = ['all', 'api', 'worker', 'edge'] as const;
export type Role = (typeof ROLES)[number];

/** Reads ROLE; unset and empty are `all`. @throws StartError */
export function readRole({ ROLE }: NodeJS.ProcessEnv): Role {
  if (!ROLE) return 'all';
  const role = ROLES.find((one) => one === ROLE);
  if (!role) throw new StartError(`ROLE is "${ROLE}", which is no part of the site: use ${ROLES.join(', ')}.`);
  return role;
}

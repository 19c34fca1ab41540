import { StartError } from '../start-error.ts';
import type { Role } from './role.ts';

/** One of these sets of variables must be set, or have the value that is named, for the given reason. */
interface Need {
  anyOf: ReadonlyArray<readonly string[]>;
  because: string;
}

const DATABASE: Need = {
  anyOf: [['DATABASE_URL']],
  because: 'an embedded database belongs to one process and ends with it',
};
const SECRET: Need = {
  anyOf: [['SECRET_KEY']],
  because: 'without it each process makes a key in its own DATA_DIR, and opens nothing that another has sealed',
};
const PUBLIC: Need = {
  anyOf: [['PUBLIC_URL']],
  because: 'mails and previews would lead to the port of one process',
};
const FILES: Need = {
  anyOf: [['S3_BUCKET', 'STORAGE=s3'], ['DATA_DIR']],
  because: 'files lie in a bucket, or in one folder that API and worker share',
};
const RELEASES: Need = {
  anyOf: [
    ['REMOTES_DIR', 'REMOTES_TRUSTED_KEYS'],
    ['REMOTES_S3_BUCKET', 'REMOTES_TRUSTED_KEYS'],
  ],
  because: 'otherwise each process has a store of remotes of its own in its DATA_DIR',
};
const API: Need = {
  anyOf: [['API_URL']],
  because: 'pages ask the API there; the address of its balancer, such as http://api:3000',
};

/** What a process would otherwise make or keep for itself alone, by its role. */
const NEEDS: Readonly<Record<Role, readonly Need[]>> = {
  all: [],
  api: [DATABASE, SECRET, PUBLIC, FILES],
  worker: [DATABASE, SECRET, PUBLIC, FILES, RELEASES],
  edge: [API, PUBLIC, RELEASES],
};

const inWords = ({ anyOf, because }: Need): string =>
  `${anyOf.map((names) => names.join(' with ')).join(', or ')} (${because})`;

/**
 * Refuses a start without what all processes of a site must have in common.
 *
 * @throws StartError that names every missing variable, and why
 */
export function assertNeededVariables(role: Role, env: NodeJS.ProcessEnv): void {
  const isMet = (needed: string): boolean => {
    const [name = '', value] = needed.split('=');
    return value === undefined ? Boolean(env[name]) : env[name] === value;
  };
  const missing = NEEDS[role].filter(({ anyOf }) => !anyOf.some((names) => names.every(isMet)));
  if (missing.length === 0) return;
  const lines = missing.map((need) => `  ${inWords(need)}`);
  throw new StartError([`A process with ROLE=${role} needs these variables, the same in all:`, ...lines].join('\n'));
}

import { createHmac } from 'node:crypto';
import {
  isAnyoneAtWork,
  keepCommonSettings,
  readCommonSettings,
  type CommonSettings,
  type OpenDatabase,
} from '@barg/api';
import { StartError } from '../start-error.ts';

/** Where they differ, one process cannot read what another has written, signed or sealed. */
const MUST_AGREE = ['SECRET_KEY', 'MEDIA_SECRET', 'STORAGE', 'S3_BUCKET', 'S3_ENDPOINT'];
/** Where they differ, answers differ with the process that gives them. They may change while a site is updated. */
const SHOULD_AGREE = [
  'SEALING_KEYS',
  'PUBLIC_URL',
  'HASH_PW_CLIENT',
  'NODE_ENV',
  'STRIPE_SECRET_KEY',
  'COUNTRY_HEADER',
];

/** Fingerprints, so that the database holds no secret. */
const fingerprintsOf = (env: NodeJS.ProcessEnv): CommonSettings =>
  Object.fromEntries(
    [...MUST_AGREE, ...SHOULD_AGREE].map((name) => [
      name,
      createHmac('sha256', env.SECRET_KEY ?? '')
        .update(`${name}=${env[name] ?? ''}`)
        .digest('base64url'),
    ]),
  );

type Database = Pick<OpenDatabase, 'db'>;

/** The names of the variables whose fingerprints differ from those that were written down. */
async function differing({ db }: Database, env: NodeJS.ProcessEnv, names: readonly string[]): Promise<string[]> {
  const [kept, own] = [await readCommonSettings(db), fingerprintsOf(env)];
  return names.filter((name) => kept[name] !== undefined && kept[name] !== own[name]);
}

/**
 * Writes down what a worker is set to. While other processes are at work it must agree with them: what it seals and
 * writes would be closed to them, and they would not start again.
 *
 * @throws StartError when a variable differs that must agree, unless nobody is at work
 */
export async function tellCommonSettings(database: Database, env: NodeJS.ProcessEnv): Promise<void> {
  const [wrong] = await differing(database, env, MUST_AGREE);
  if (wrong && (await isAnyoneAtWork(database.db))) {
    throw new StartError(
      `${wrong} differs from what processes with this database are set to, of which some are at work, or were a minute ` +
        'ago: set the same in every process. If it was changed on purpose, stop all of them first.',
    );
  }
  await keepCommonSettings(database.db, fingerprintsOf(env));
}

/**
 * Compares the environment with the last worker's.
 *
 * @returns a sentence for each variable that should agree and does not
 * @throws StartError when one differs that must agree
 */
export async function compareCommonSettings(database: Database, env: NodeJS.ProcessEnv): Promise<string[]> {
  const [wrong] = await differing(database, env, MUST_AGREE);
  if (wrong) {
    throw new StartError(
      `${wrong} differs from the worker's: set the same in every process. If it was changed on purpose, stop all ` +
        'processes and start the workers with it first.',
    );
  }
  return (await differing(database, env, SHOULD_AGREE)).map(
    (name) => `${name} differs from the worker's: set the same in every process.`,
  );
}

import { createHmac } from 'node:crypto';
import { keepCommonSettings, readCommonSettings, type CommonSettings, type OpenDatabase } from '@barg/api';
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

/** Writes down what a worker is set to. */
export const tellCommonSettings = ({ db }: Pick<OpenDatabase, 'db'>, env: NodeJS.ProcessEnv): Promise<void> =>
  keepCommonSettings(db, fingerprintsOf(env));

/**
 * Compares the environment with the last worker's.
 *
 * @returns a sentence for each variable that should agree and does not
 * @throws StartError when one differs that must agree
 */
export async function compareCommonSettings(
  { db }: Pick<OpenDatabase, 'db'>,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const [kept, own] = [await readCommonSettings(db), fingerprintsOf(env)];
  const differs = (name: string): boolean => kept[name] !== undefined && kept[name] !== own[name];
  const wrong = MUST_AGREE.find(differs);
  if (wrong) {
    throw new StartError(
      `${wrong} differs from the worker's: set the same in every process. If it was changed on purpose, restart the ` +
        `workers with it first.`,
    );
  }
  return SHOULD_AGREE.filter(differs).map(
    (name) => `${name} differs from the worker's: set the same in every process.`,
  );
}

import { createHmac } from 'node:crypto';
import {
  isAnyoneAtWork,
  keepCommonSettings,
  readCommonSettings,
  readFolderId,
  readSecretKey,
  type CommonSettings,
  type Config,
  type OpenDatabase,
} from '@barg/api';
import { StartError } from '../start-error.ts';

const FILES = 'a file that one stores another does not find';
const EVENTS = 'what happens in one is not told to the sockets of another, and each counts limits alone';
const PAYMENTS = 'a payment that one begins is unknown to the account by which another asks for it';

/** Where they differ, one process cannot read what another has written, signed or sealed. By name, what happens then. */
const MUST_AGREE: Readonly<Record<string, string>> = {
  SECRET_KEY: 'what one seals or signs another cannot open',
  MEDIA_SECRET: 'addresses of pictures that one hands out another refuses',
  STORAGE: FILES,
  S3_BUCKET: FILES,
  S3_ENDPOINT: FILES,
  DATA_DIR: `without a bucket it must be one folder that all share: ${FILES}`,
};
/** Where they differ, answers differ with the process that gives them. They may change while a site is updated. */
const SHOULD_AGREE: Readonly<Record<string, string>> = {
  SEALING_KEYS: 'what was sealed with an earlier key not every process opens',
  PUBLIC_URL: 'links in mails and previews lead to different sites',
  HASH_PW_CLIENT: 'whether somebody can log in depends on the process that is asked',
  NODE_ENV: 'what only a site of developers allows, some processes allow',
  REDIS_URL: EVENTS,
  REDIS_PREFIX: EVENTS,
  LIVE_ENGINE: 'a stream that one carries is not found by another',
  LIVE_ENGINE_API_URL: 'a stream that one carries is not found by another',
  STRIPE_SECRET_KEY: PAYMENTS,
  BTCPAY_URL: PAYMENTS,
  BTCPAY_STORE_ID: PAYMENTS,
  COUNTRY_HEADER: 'who comes from a blocked country is let in by some processes',
};

/** What a process works with by the name of its variable: as it is set, or as the process has made it for itself. */
export type Settings = Readonly<Record<string, string | undefined>>;

export const settingsOf = async (
  env: NodeJS.ProcessEnv,
  { dataDir, secretKey, storage }: Pick<Config, 'dataDir' | 'secretKey' | 'storage'>,
): Promise<Settings> => ({
  ...env,
  SECRET_KEY: secretKey ?? (await readSecretKey(dataDir, undefined)).toString('base64url'),
  // The same path may be another disk on another machine, and two paths one folder.
  DATA_DIR: storage.kind === 'local' ? await readFolderId(dataDir) : '',
});

/** Fingerprints, so that the database holds no secret. */
const fingerprintsOf = (settings: Settings): CommonSettings =>
  Object.fromEntries(
    Object.keys({ ...MUST_AGREE, ...SHOULD_AGREE }).map((name) => [
      name,
      createHmac('sha256', settings.SECRET_KEY ?? '')
        .update(`${name}=${settings[name] ?? ''}`)
        .digest('base64url'),
    ]),
  );

type Database = Pick<OpenDatabase, 'db'>;

interface Difference {
  name: string;
  /** What happens then. */
  harm: string;
}

/** The variables whose fingerprints differ from those that were written down. */
async function differing({ db }: Database, settings: Settings, names: typeof MUST_AGREE): Promise<Difference[]> {
  const [kept, own] = [await readCommonSettings(db), fingerprintsOf(settings)];
  return Object.entries(names)
    .filter(([name]) => kept[name] !== undefined && kept[name] !== own[name])
    .map(([name, harm]) => ({ name, harm }));
}

const warningsOf = (differences: readonly Difference[], whose: string): string[] =>
  differences.map(({ name, harm }) => `${name} differs from ${whose}: ${harm}. Set the same in every process.`);

/**
 * Writes down what a worker is set to. While other processes are at work it must agree with them: what it seals and
 * writes would be closed to them, and they would not start again.
 *
 * @returns a sentence for each variable in which it should agree with those at work and does not
 * @throws StartError when a variable differs that must agree, unless nobody is at work
 */
export async function tellCommonSettings(database: Database, settings: Settings): Promise<string[]> {
  const isAnyoneThere = await isAnyoneAtWork(database.db);
  const [wrong] = isAnyoneThere ? await differing(database, settings, MUST_AGREE) : [];
  if (wrong) {
    throw new StartError(
      `${wrong.name} differs from what processes with this database are set to, of which some are at work, or were a ` +
        `minute ago: ${wrong.harm}. Set the same in every process. If it was changed on purpose, stop all of them first.`,
    );
  }
  const others = isAnyoneThere ? await differing(database, settings, SHOULD_AGREE) : [];
  await keepCommonSettings(database.db, fingerprintsOf(settings));
  return warningsOf(others, 'what processes with this database were set to');
}

/**
 * Compares what a process is set to with the last worker's.
 *
 * @returns a sentence for each variable that should agree and does not
 * @throws StartError when one differs that must agree
 */
export async function compareCommonSettings(database: Database, settings: Settings): Promise<string[]> {
  const [wrong] = await differing(database, settings, MUST_AGREE);
  if (wrong) {
    throw new StartError(
      `${wrong.name} differs from the worker's: ${wrong.harm}. Set the same in every process. If it was changed on ` +
        'purpose, stop all processes and start the workers with it first.',
    );
  }
  return warningsOf(await differing(database, settings, SHOULD_AGREE), "the worker's");
}

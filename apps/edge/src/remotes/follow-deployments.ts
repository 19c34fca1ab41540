import {
  addTranslations,
  recordDeployments,
  recordRefusals,
  reserveRoutes,
  syncTranslations,
  type OpenDatabase,
  type RefusedDeployment,
} from '@barg/api';
import type { TrustedStore } from '@barg/releases';
import { readEdgeConfig } from '../config.ts';
import { readShippedMessages, readSignedMessages } from '../messages.ts';
import { findRemotes } from './open-remotes.ts';
import type { RemoteBuild } from './remote-build.ts';
import { releasedRemotes, type RefusedRemote, type RemoteSource } from './released-remotes.ts';
import { describeDeployments, shellVersion } from './tell-deployments.ts';

/** How soon the database knows of a remote that was published past this process, in milliseconds. */
const INTERVAL_MS = 1000;

/** How soon what is not followed is told of again: it counts as gone a minute after it was told of last. */
const AGAIN_MS = 20_000;

const toRefusals = (refused: readonly RefusedRemote[]): RefusedDeployment[] =>
  refused.flatMap(({ remote, live, statements }) => statements.map((statement) => ({ remote, live, ...statement })));

const keyOf = (builds: readonly RemoteBuild[]): string =>
  builds.map(({ name, version }) => `${name}@${version}`).join();

/** No account may hide a page of the deployed remotes by its username. */
const reserve = (builds: readonly RemoteBuild[]): void =>
  reserveRoutes(builds.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)));

/** For what makes accounts while no site runs here: reserves the usernames that it would refuse. */
export async function reserveDeployedRoutes(env: NodeJS.ProcessEnv, dataDir: string): Promise<void> {
  const publishing = await findRemotes(readEdgeConfig(env), dataDir);
  reserve(await releasedRemotes({ ...publishing, report: () => undefined }).listAll());
}

/** New texts are there before the first page that shows them; what has changed in others follows. */
export const prepareTexts =
  ({ db }: Pick<OpenDatabase, 'db'>) =>
  async (build: RemoteBuild): Promise<void> =>
    addTranslations(db, await readSignedMessages(build));

/**
 * Keeps the database in step with what is deployed: the texts of the remotes, the names that their routes take, and
 * who has deployed what, so that pages may report on it. Operators are told of what nobody has deployed.
 *
 * @returns `settle` does it now and rejects when it cannot; `start` does it after each deployment until `stop`
 */
export function followDeployments(
  { db }: Pick<OpenDatabase, 'db'>,
  options: {
    remotes: RemoteSource;
    publishing: TrustedStore;
    shellDir: string;
    report: (message: string) => void;
  },
) {
  const { remotes, publishing, shellDir, report } = options;
  let settled = '';
  let recorded = '';
  let refusals = { key: '[]', at: -Infinity };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const record = async (): Promise<void> => {
    const [channels, refused, shell] = await Promise.all([
      remotes.channels(),
      remotes.refused().then(toRefusals),
      shellVersion(shellDir),
    ]);
    await recordRefused(refused);
    const key = JSON.stringify([shell, channels.map(({ digest }) => digest)]);
    if (key === recorded) return;
    await recordDeployments(db, await describeDeployments(publishing, { channels, shell }));
    recorded = key;
  };
  const recordRefused = async (refused: readonly RefusedDeployment[]): Promise<void> => {
    const [key, now] = [JSON.stringify(refused), performance.now()];
    if (key === refusals.key && now - refusals.at < AGAIN_MS) return;
    await recordRefusals(db, refused);
    refusals = { key, at: now };
  };
  const settle = async (): Promise<void> => {
    // First: the page of a new version may report within a second.
    await record();
    const builds = await remotes.listAll();
    const key = keyOf(builds);
    if (key === settled) return;
    const leftOut: string[] = [];
    const messages = await readShippedMessages(shellDir, builds, (message) => void leftOut.push(message));
    // Texts that could not be had are looked at again until they can, and told of once.
    const outcome = [key, ...leftOut].join('\n');
    if (outcome === settled) return;
    leftOut.forEach(report);
    reserve(builds);
    await syncTranslations(db, messages);
    settled = outcome;
  };
  const look = (): void => {
    running = settle().catch((error: Error) => report(`What is deployed could not be written down: ${error.message}`));
    void running.then(() => (timer = timer && setTimeout(look, INTERVAL_MS).unref()));
  };

  return {
    settle,
    start: () => void (timer = setTimeout(look, INTERVAL_MS).unref()),
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}

import { reserveRoutes, syncTranslations, type OpenDatabase } from '@barg/api';
import { readEdgeConfig } from '../config.ts';
import { readShippedMessages } from '../messages.ts';
import { findRemotes } from './open-remotes.ts';
import type { RemoteBuild } from './remote-build.ts';
import { releasedRemotes, type RemoteSource } from './released-remotes.ts';

/** How soon the texts of a remote that was published past this process are there, in milliseconds. */
const INTERVAL_MS = 1000;

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

/**
 * Keeps the database in step with what is deployed: the texts of the remotes, and the names that their routes take.
 *
 * @returns `settle` does it now and rejects when it cannot; `start` does it after each deployment until `stop`
 */
export function followDeployments(
  { db }: Pick<OpenDatabase, 'db'>,
  { remotes, shellDir, report }: { remotes: RemoteSource; shellDir: string; report: (message: string) => void },
) {
  let settled = '';
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const settle = async (): Promise<void> => {
    const builds = await remotes.listAll();
    const key = keyOf(builds);
    if (key === settled) return;
    reserve(builds);
    await syncTranslations(db, await readShippedMessages(shellDir, builds));
    settled = key;
  };
  const look = (): void => {
    running = settle().catch((error: Error) => report(`The texts of the remotes could not be read: ${error.message}`));
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

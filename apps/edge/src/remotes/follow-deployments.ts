import { reserveRoutes, syncTranslations, type OpenDatabase } from '@barg/api';
import { readShippedMessages } from '../messages.ts';
import type { RemoteBuild } from './remote-build.ts';
import type { RemoteSource } from './released-remotes.ts';

/** How soon the texts of a remote that was published past this process are there, in milliseconds. */
const INTERVAL_MS = 1000;

const keyOf = (builds: readonly RemoteBuild[]): string =>
  builds.map(({ name, version }) => `${name}@${version}`).join();

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
    reserveRoutes(builds.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)));
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

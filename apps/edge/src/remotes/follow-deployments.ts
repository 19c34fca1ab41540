import {
  addTranslations,
  recordDeployments,
  recordIncompatible,
  recordRefusals,
  reserveRoutes,
  syncTranslations,
  type OpenDatabase,
  type RefusedDeployment,
} from '@barg/api';
import { SHELL } from '@barg/contract';
import type { TrustedStore } from '@barg/releases';
import { readEdgeConfig } from '../config.ts';
import { messagesOf, readShippedMessages } from '../messages.ts';
import type { ShellSource } from '../shell/released-shell.ts';
import type { ShellVersion } from '../shell/shell-version.ts';
import { findIncompatible } from './find-incompatible.ts';
import { findRemotes } from './open-remotes.ts';
import type { RemoteBuild } from './remote-build.ts';
import { releasedRemotes, type RefusedRemote, type RemoteSource } from './released-remotes.ts';
import { describeDeployments, ownShellVersion } from './report-deployments.ts';

/** How soon the database gets to know of a remote that was published by another process, in milliseconds. */
const INTERVAL_MS = 1000;

/** How often refused statements are reported again: the API forgets them a minute after the last report. */
const AGAIN_MS = 20_000;

const toRefusals = (refused: readonly RefusedRemote[]): RefusedDeployment[] =>
  refused.flatMap(({ remote, live, statements }) => statements.map((statement) => ({ remote, live, ...statement })));

const keyOf = (shells: readonly ShellVersion[], builds: readonly RemoteBuild[]): string =>
  [
    ...shells.map(({ version }) => `${SHELL}@${version ?? 'own'}`),
    ...builds.map(({ name, version }) => `${name}@${version}`),
  ].join();

/** Reserves the usernames that would hide routes of deployed remotes. */
const reserve = (db: OpenDatabase['db'], builds: readonly RemoteBuild[]): Promise<void> =>
  reserveRoutes(
    db,
    builds.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)),
  );

/** For tools that create accounts before the site's first start: reserves the names of deployed routes. */
export async function reserveDeployedRoutes(
  db: OpenDatabase['db'],
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<void> {
  const publishing = await findRemotes(readEdgeConfig(env), dataDir);
  await reserve(db, await releasedRemotes({ ...publishing, report: () => undefined }).listAll());
}

/** Adds new texts before the first page that shows them; changes in others follow later. */
export const prepareTexts =
  ({ db }: Pick<OpenDatabase, 'db'>) =>
  async (build: RemoteBuild | ShellVersion): Promise<void> =>
    addTranslations(db, await messagesOf(build));

/**
 * Keeps the database up to date with the deployments: the texts of remotes, the names of their routes, and who deployed
 * what, so that pages may report on it. Operators are told of refused statements, teams of what the shell has left behind.
 *
 * @returns `settle` updates now and rejects on failure; `start` updates after each deployment until `stop`
 */
export function followDeployments(
  { db }: Pick<OpenDatabase, 'db'>,
  options: {
    remotes: RemoteSource;
    shells: ShellSource;
    publishing: TrustedStore;
    report: (message: string) => void;
  },
) {
  const { remotes, shells, publishing, report } = options;
  let settled = '';
  let recorded = '';
  let refusals = { key: '[]', at: -Infinity };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const record = async (): Promise<void> => {
    const [ofRemotes, refusedRemotes, ofShell, own] = await Promise.all([
      remotes.channels(),
      remotes.refused(),
      shells.state(),
      ownShellVersion(shells.own),
    ]);
    const shellLive = ofShell.live?.statement.sequence ?? null;
    const refusedShell = { remote: SHELL, live: shellLive, statements: ofShell.refused };
    await recordRefused(toRefusals([...refusedRemotes, refusedShell]));
    const channels = [...ofRemotes, ...(ofShell.live ? [ofShell.live] : [])];
    const key = JSON.stringify([own, channels.map(({ digest }) => digest)]);
    if (key === recorded) return;
    await recordDeployments(db, await describeDeployments(publishing, { channels, ownShell: own }));
    const incompatible = await findIncompatible(publishing, {
      channels: ofRemotes,
      shells: await shells.listAll(),
      ownVersion: own,
    });
    await recordIncompatible(db, incompatible);
    recorded = key;
  };
  const recordRefused = async (refused: readonly RefusedDeployment[]): Promise<void> => {
    const [key, now] = [JSON.stringify(refused), performance.now()];
    if (key === refusals.key && now - refusals.at < AGAIN_MS) return;
    await recordRefusals(db, refused);
    refusals = { key, at: now };
  };
  const settle = async (): Promise<void> => {
    // First: pages of a new version may report within a second.
    await record();
    const [served, builds] = await Promise.all([shells.listAll(), remotes.listAll()]);
    const key = keyOf(served, builds);
    if (key === settled) return;
    const leftOut: string[] = [];
    const messages = await readShippedMessages([...served, ...builds], (message) => void leftOut.push(message));
    // Missing texts are tried again until they are there, and reported once.
    const outcome = [key, ...leftOut].join('\n');
    if (outcome === settled) return;
    leftOut.forEach(report);
    await reserve(db, builds);
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

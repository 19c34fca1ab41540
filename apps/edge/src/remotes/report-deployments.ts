import { SHELL } from '@barg/contract';
import { readHistory, readRelease, type TrustedStore, type SignedChannel } from '@barg/releases';
import type { DeployedStatement, DeployedVersion } from '@barg/api';
import { mainScriptVersion } from '../shell/shell-page.ts';
import { readShellFile, type ShellVersion } from '../shell/shell-version.ts';

/** Statements of each remote shown to operators. */
const MAX_STATEMENTS = 50;

/**
 * Without a release of their own everybody else has the shell that the site was started with: its canary is compared
 * with that.
 */
const stableOf = ({ remote, stable }: SignedChannel['statement'], ownShell: string | null): string | null =>
  stable?.version ?? (remote === SHELL ? ownShell : null);

const toStatement = ({ statement, team }: SignedChannel, ownShell: string | null): DeployedStatement => ({
  remote: statement.remote,
  sequence: statement.sequence,
  action: statement.action,
  stable: stableOf(statement, ownShell),
  canary: statement.canary && { version: statement.canary.version, percent: statement.canary.percent },
  unchecked: [statement.stable, statement.canary].flatMap((ref) => (ref?.isUnchecked ? [ref.version] : [])),
  isPaused: statement.isPaused,
  team,
  at: statement.at,
});

/** The version of the shell that the site was started with: the hash in its main script's name. */
export async function ownShellVersion(own: ShellVersion): Promise<string | null> {
  const html = await readShellFile(own, 'index.html').catch(() => '');
  return mainScriptVersion(String(html));
}

/** The statements before a live one, as far back as they are linked. */
async function historyOf(publishing: TrustedStore, live: SignedChannel): Promise<SignedChannel[]> {
  const bounded = { atMost: MAX_STATEMENTS };
  const { remote } = live.statement;
  const { statements } = await readHistory(publishing, remote, bounded).catch(() => ({ statements: [live] }));
  return statements;
}

/** What the API stores of the remotes: who changed what, and which versions pages may report on. */
export async function describeDeployments(
  publishing: TrustedStore,
  { channels, ownShell }: { channels: readonly SignedChannel[]; ownShell: string | null },
): Promise<{ statements: DeployedStatement[]; versions: DeployedVersion[] }> {
  const signed = (await Promise.all(channels.map((live) => historyOf(publishing, live)))).flat();
  const refs = signed.flatMap(({ statement: { remote, stable, canary } }) =>
    [stable, canary].flatMap((ref) =>
      ref ? [[`${remote}/${ref.version}`, { remote, version: ref.version }] as const] : [],
    ),
  );
  const versions = await Promise.all(
    [...new Map(refs).values()].map(async ({ remote, version }): Promise<DeployedVersion> => {
      const release = await readRelease(publishing, remote, version).catch(() => null);
      const { label = '', source = null } = release?.statement ?? {};
      return { app: remote, version, label, source };
    }),
  );
  return {
    statements: signed.map((channel) => toStatement(channel, ownShell)),
    versions: [...versions, ...(ownShell === null ? [] : [{ app: SHELL, version: ownShell, label: '', source: null }])],
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHistory, readRelease, type TrustedStore, type SignedChannel } from '@barg/releases';
import type { DeployedStatement, DeployedVersion } from '@barg/api';

/** Statements of each remote shown to operators. */
const MAX_STATEMENTS = 50;

const MAIN_SCRIPT = /\bsrc="\/main\.([0-9a-f]{8,16})\.js"/;

const toStatement = ({ statement, team }: SignedChannel): DeployedStatement => ({
  remote: statement.remote,
  sequence: statement.sequence,
  action: statement.action,
  stable: statement.stable?.version ?? null,
  canary: statement.canary && { version: statement.canary.version, percent: statement.canary.percent },
  unchecked: [statement.stable, statement.canary].flatMap((ref) => (ref?.isUnchecked ? [ref.version] : [])),
  isPaused: statement.isPaused,
  team,
  at: statement.at,
});

/** The shell's version: the hash in its main script's name. */
export async function shellVersion(shellDir: string): Promise<string | null> {
  const html = await readFile(path.join(shellDir, 'index.html'), 'utf8').catch(() => '');
  return MAIN_SCRIPT.exec(html)?.[1] ?? null;
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
  { channels, shell }: { channels: readonly SignedChannel[]; shell: string | null },
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
    statements: signed.map(toStatement),
    versions: [...versions, ...(shell === null ? [] : [{ app: 'shell', version: shell, label: '', source: null }])],
  };
}

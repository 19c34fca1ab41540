import type { ReleaseRef, Source } from '@barg/releases';
import type { PublishedChannel, RefusedEntry, Withdrawal } from './site-client.ts';

/** Digits of a commit in a table. */
const SHORT = 8;

/** A version with its label, if it has one. */
export const nameOf = (version: string, labels: Record<string, string>): string =>
  labels[version] ? `${version} (${labels[version]})` : version;

/** A version of a table. */
const cellOf = ({ version, isUnchecked }: ReleaseRef, labels: Record<string, string>): string =>
  nameOf(version, labels) + (isUnchecked ? ', unchecked' : '');

/** `1.2.0 4006e3c7+ Ada`; the plus says that more was built than that commit has. */
const sourceCell = (source: Source | undefined): string => {
  if (!source) return '-';
  const { version, commit, isDirty, author } = source;
  return [version, commit && commit.slice(0, SHORT) + (isDirty ? '+' : ''), author].filter(Boolean).join(' ') || '-';
};

const newestOf = ({ canary, stable }: PublishedChannel): string => (canary ?? stable)?.version ?? '';

const shareOf = ({ canary, labels, withdrawal }: PublishedChannel): string => {
  if (!canary) return '-';
  const name = cellOf(canary, labels);
  return withdrawal ? `${name} taken back` : `${name} for ${canary.percent} %`;
};

const failuresOf = (name: string, { visitors, failed }: Withdrawal['figures']['canary']): string =>
  `${failed} of ${visitors} visitors of ${name}`;

/** A withdrawn canary is served to nobody, whatever its share. */
export const UNTIL_ALLOWED = 'Nobody gets it until it is promoted, or an operator allows it at /operator/remotes.';

/** Why the site withdrew a canary; null when it did not. */
export function whyWithdrawn({ remote, canary, withdrawal, labels }: PublishedChannel): string | null {
  if (!canary || !withdrawal) return null;
  const { withdrawnAt, figures } = withdrawal;
  const compared = [failuresOf('the canary', figures.canary), failuresOf('the stable version', figures.stable)];
  return `${remote} ${nameOf(canary.version, labels)} was taken back at ${withdrawnAt}: it failed for ${compared.join(', and for ')}.`;
}

const rowOf = (channel: PublishedChannel): Record<string, string> => ({
  sequence: String(channel.sequence),
  action: channel.isPaused && channel.action !== 'pause' ? `${channel.action} (paused)` : channel.action,
  stable: channel.stable ? cellOf(channel.stable, channel.labels) : '-',
  canary: shareOf(channel),
  team: channel.team,
  at: channel.at,
  source: sourceCell(channel.sources?.[newestOf(channel)]),
});

/** Columns under their names, as wide as their longest cell. */
export function printTable(rows: ReadonlyArray<Record<string, string>>): void {
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}

export function printChannels(channels: readonly PublishedChannel[], { withRemote }: { withRemote: boolean }): void {
  printTable(channels.map((channel) => (withRemote ? { remote: channel.remote, ...rowOf(channel) } : rowOf(channel))));
  if (withRemote) for (const why of channels.flatMap((channel) => whyWithdrawn(channel) ?? [])) console.log(why);
}

/** Refused statements in the storage: visitors are not affected, but the operator has to know. */
export function printRefused({ remote, sequence, live, code, message }: RefusedEntry): void {
  const kept = live === sequence ? ', as the site has kept it' : '';
  const stays = live === null ? 'Nothing is live.' : `Statement ${live} is live${kept}.`;
  const reason = message.replace(/\.?$/, '.');
  console.log(`${remote}: statement ${sequence} in the storage is not followed (${code}): ${reason} ${stays}`);
}

import type { PublishedChannel } from './site-client.ts';

/** A version as people know it: with its label where it has one. */
export const nameOf = (version: string, labels: Record<string, string>): string =>
  labels[version] ? `${version} (${labels[version]})` : version;

const shareOf = ({ canary, labels }: PublishedChannel): string =>
  canary ? `${nameOf(canary.version, labels)} for ${canary.percent} %` : '-';

const rowOf = (channel: PublishedChannel): Record<string, string> => ({
  sequence: String(channel.sequence),
  action: channel.isPaused && channel.action !== 'pause' ? `${channel.action} (paused)` : channel.action,
  stable: channel.stable ? nameOf(channel.stable.version, channel.labels) : '-',
  canary: shareOf(channel),
  team: channel.team,
  at: channel.at,
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

export const printChannels = (channels: readonly PublishedChannel[], { withRemote }: { withRemote: boolean }): void =>
  printTable(channels.map((channel) => (withRemote ? { remote: channel.remote, ...rowOf(channel) } : rowOf(channel))));

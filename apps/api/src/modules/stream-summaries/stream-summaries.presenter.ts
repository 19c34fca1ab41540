import type { OverRow } from './stream-summaries.repository.ts';

/** When it was, and how long in seconds. */
export const timesOf = ({ started_at: startedAt, ended_at: end }: OverRow) => {
  const endedAt = end ?? startedAt;
  return {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    duration: Math.max(0, Math.round((endedAt.getTime() - startedAt.getTime()) / 1000)),
  };
};

export const presentPast = (row: OverRow) => {
  const { startedAt, duration } = timesOf(row);
  return { _id: row.id, title: row.title, startedAt, duration, peakViewers: row.peak_viewers };
};

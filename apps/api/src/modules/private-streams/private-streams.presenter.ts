import type { Author, PrivateStream } from '@barg/contract';
import type { PrivateStreamDevice } from '../../platform/database/private-stream-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import { authorOf } from '../../viewing/author.ts';
import { isTurnedOff } from './meter-rules.ts';
import type { SessionRow } from './private-streams.repository.ts';
import { ANSWER_WITHIN_MS } from './private-streams.schema.ts';

/** After so long without anything it is said to stand still. */
const PAUSED_AFTER_MS = 6_000;

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const offOf = (devices: readonly PrivateStreamDevice[]) => ({
  audio: devices.includes('audio'),
  video: devices.includes('video'),
});

/** Who ended it by a block reads that; the other one learns of no block. */
const detailOf = ({ end_detail, ended_by }: SessionRow, readerId: string): PrivateStream['endDetail'] => {
  if (end_detail !== 'blocked') return end_detail;
  return ended_by === readerId ? 'you-blocked' : null;
};

interface Presenting {
  /** The one of the two who reads it. */
  readerId: string;
  authors: ReadonlyMap<string, Author>;
  reservedMinutes: number;
}

export const presentSession = (row: SessionRow, { readerId, authors, reservedMinutes }: Presenting): PrivateStream => ({
  _id: row.id,
  performer: authorOf(authors, row.performer_id),
  fan: authorOf(authors, row.fan_id),
  conversationId: row.conversation_id,
  status: row.status,
  endReason: row.end_reason,
  endDetail: detailOf(row, readerId),
  price: fromHundredths(row.price),
  leastMinutes: row.least_minutes,
  mostMinutes: row.most_minutes,
  hasCamera: row.has_camera,
  declineReason: row.decline_reason,
  measuredSeconds: Number(row.measured_ms / 1000n),
  reservedMinutes,
  isEndingSoon: row.warned_at !== null && row.status === 'running',
  isPaused:
    row.status === 'running' &&
    (isTurnedOff(row) || (row.flowed_at !== null && Date.now() - row.flowed_at.getTime() > PAUSED_AFTER_MS)),
  off: { performer: offOf(row.performer_off), fan: offOf(row.fan_off), isCounting: !isTurnedOff(row) },
  requestedAt: row.requested_at.toISOString(),
  answerBy: new Date(row.requested_at.getTime() + ANSWER_WITHIN_MS).toISOString(),
  startedAt: isoOf(row.started_at),
  endedAt: isoOf(row.ended_at),
});

/** The page of a private stream, for both. */
export const linkToSession = (id: string): string => `/live/private/${id}`;

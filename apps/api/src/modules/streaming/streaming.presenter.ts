import type { Author, StreamSummary } from '@barg/contract';
import type { Context } from '../../context.ts';
import type { ImageSource } from '../../viewing/image-source.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { StreamRow } from './streaming.repository.ts';

/** A stream for one caller: whether it is closed to it, and who has asked to be told. */
export type SeenStream = StreamRow & {
  may_watch: boolean;
  is_banned: boolean;
  has_ticket: boolean;
  may_return_ticket: boolean;
  is_reminded: boolean;
};

/** What a stream is shown with. */
export interface Shown {
  performer: Author;
  viewers: number;
  cover?: ImageSource | undefined;
}

/** A stream for everybody. */
export const presentStream = (row: StreamRow, { performer, viewers, cover }: Shown): StreamSummary => ({
  _id: row.id,
  title: row.title,
  performer,
  conversationId: row.conversation_id,
  viewers,
  startedAt: row.started_at.toISOString(),
  status: row.status === 'live' ? 'live' : 'ended',
  phase: row.status,
  ...(row.planned_at && { plannedAt: row.planned_at.toISOString() }),
  takesFiles: row.takes_files,
  ...(row.topic !== '' && { topic: row.topic }),
  ...(row.language !== null && { language: row.language }),
  ...(cover && { cover }),
  audience: row.audience,
  ...(row.price > 0n && { price: fromHundredths(row.price) }),
  ...(row.planned_seconds !== null && { plannedDuration: row.planned_seconds }),
});

/** A stream for one caller. */
export const presentSeen = (row: SeenStream, shown: Shown): StreamSummary => ({
  ...presentStream(row, shown),
  // A ban is told when the stream is joined: what would open a locked one opens nothing here.
  isLocked: !row.may_watch && !row.is_banned,
  // While it is only announced, a ticket that is kept through a ban is for after it; else it opens nothing.
  ...(row.audience === 'ticketed' && { hasTicket: row.has_ticket && (row.status === 'planned' || !row.is_banned) }),
  ...(row.may_return_ticket && { canReturnTicket: true }),
  ...(row.status === 'planned' && { isReminded: row.is_reminded }),
});

/** A stream for its performer, who sends it. */
export const presentOwn = ({ live }: Pick<Context, 'live'>, stream: StreamSummary) => ({
  ...stream,
  whipUrl: whipUrlOf(stream._id),
  takesLayers: live.layers !== null,
});

/** The path of a stream's page. */
export const linkToStream = (streamId: string): string => `/live/${streamId}`;
export const whipUrlOf = (streamId: string): string => `/api/streaming/whip/${streamId}`;
export const whepUrlOf = (streamId: string): string => `/api/streaming/whep/${streamId}`;
export const hlsUrlOf = (streamId: string): string => `/api/streaming/hls/${streamId}/index.m3u8`;
export const resourceUrlOf = (resourceId: string): string => `/api/streaming/resources/${resourceId}`;

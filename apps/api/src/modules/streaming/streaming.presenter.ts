import type { Author, StreamSummary } from '@barg/contract';
import type { StreamRow } from './streaming.repository.ts';

export const presentStream = (row: StreamRow, performer: Author, viewers: number): StreamSummary => ({
  _id: row.id,
  title: row.title,
  performer,
  conversationId: row.conversation_id,
  viewers,
  startedAt: row.started_at.toISOString(),
  status: row.status,
  takesFiles: row.takes_files,
});

/** The path of a stream's page. */
export const linkToStream = (streamId: string): string => `/live/${streamId}`;
export const whipUrlOf = (streamId: string): string => `/api/streaming/whip/${streamId}`;
export const whepUrlOf = (streamId: string): string => `/api/streaming/whep/${streamId}`;
export const resourceUrlOf = (resourceId: string): string => `/api/streaming/resources/${resourceId}`;

import type { StreamKeyRow } from './stream-keys.repository.ts';
import type { StreamKey } from './stream-keys.schema.ts';

export const presentKey = (row: StreamKeyRow): StreamKey => ({
  _id: row.id,
  name: row.name,
  hint: row.hint,
  startsStream: row.starts_stream,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

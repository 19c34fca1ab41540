import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { FanListRow } from './fan-lists.repository.ts';
import type { Fan, FanList } from './fan-lists.schema.ts';
import type { FanRule } from './fan-rules.schema.ts';
import type { FanRow } from './fans.repository.ts';

export const presentFanList = (row: FanListRow): FanList => ({
  _id: row.id,
  name: row.name,
  rules: row.rules as FanRule[] | null,
  memberCount: row.rules === null ? row.member_count : null,
  createdAt: row.created_at.toISOString(),
});

/** A fan as his performer sees him. */
export const presentFan = (row: FanRow, author: Author): Fan => ({
  ...author,
  since: row.since.toISOString(),
  isFollowing: row.is_following,
  subscription: row.current_period_end && {
    isRunning: row.is_running === true,
    until: row.current_period_end.toISOString(),
  },
  spent: fromHundredths(row.spent),
  lastBoughtAt: row.last_bought_at?.toISOString() ?? null,
  lastMessageAt: row.last_message_at?.toISOString() ?? null,
  conversationId: row.conversation_id,
  note: row.note ?? '',
  listIds: row.list_ids,
});

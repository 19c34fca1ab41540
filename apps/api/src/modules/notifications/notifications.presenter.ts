import type { Author, Notification } from '@barg/contract';
import type { Selectable } from 'kysely';
import type { NotificationsTable } from '../../platform/database/talk-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import { authorOf } from '../users/author.ts';

export type NotificationRow = Selectable<NotificationsTable>;

export const presentNotification = (row: NotificationRow, authors: ReadonlyMap<string, Author>): Notification => ({
  _id: row.id,
  kind: row.kind,
  actor: row.actor_id === null ? null : authorOf(authors, row.actor_id),
  amount: row.amount === null ? null : fromHundredths(row.amount),
  link: row.link,
  isRead: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
});

import type { Author, Notification } from '@barg/contract';
import type { Selectable } from 'kysely';
import type { NotificationsTable } from '../../platform/database/talk-tables.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { authorOf } from '../../viewing/author.ts';
import { linkOfGroup } from './notification-groups.ts';

export type NotificationRow = Selectable<NotificationsTable>;

/** The newest notice of a group, with the group's counts. */
export interface NotificationGroupRow extends NotificationRow {
  count: number;
  /** How many accounts the group is about. */
  people: number;
  total_amount: Hundredths | null;
  /** The newest notice of the group, whether the reader may see it or not: by it the groups are ordered. */
  head_id: string;
}

/** A notice as a group of one. */
export const aloneOf = (row: NotificationRow): NotificationGroupRow => ({
  ...row,
  count: 1,
  people: row.actor_id === null ? 0 : 1,
  total_amount: row.amount,
  head_id: row.id,
});

type Told = Pick<Notification, 'removal' | 'failure' | 'name' | 'at' | 'isTicketed'>;

const presentDetails = ({ details }: Pick<NotificationRow, 'details'>): Told => {
  if (!details) return {};
  if ('at' in details) return details;
  if (!('failure' in details)) return { removal: details };
  return { failure: details.failure, ...(details.name !== undefined && { name: details.name }) };
};

/** Why it failed; null of a notice that says nothing of the kind. */
export const failureOf = (row: NotificationRow): NonNullable<Notification['failure']> | null =>
  presentDetails(row).failure ?? null;

/** The name that was kept with it, of an account that is gone; null of a notice with an actor, or without. */
export const nameOf = (row: Pick<NotificationRow, 'details'>): string | null => presentDetails(row).name ?? null;

/** When what it tells of is to be now, in the time zone of its reader; null of a notice that says nothing of the kind. */
export const momentOf = (row: Pick<NotificationRow, 'details'>, timeZone: string) => {
  const { at, isTicketed = false } = presentDetails(row);
  return at === undefined ? null : { moment: at, timeZone, isTicketed };
};

export const presentNotification = (row: NotificationGroupRow, authors: ReadonlyMap<string, Author>): Notification => {
  const actor = row.actor_id === null ? null : authorOf(authors, row.actor_id);
  return {
    _id: row.id,
    kind: row.kind,
    actor,
    amount: row.total_amount === null ? null : fromHundredths(row.total_amount),
    link: linkOfGroup(row, actor?.username),
    ...presentDetails(row),
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    group: row.group_key,
    count: row.count,
    others: Math.max(0, row.people - 1),
  };
};

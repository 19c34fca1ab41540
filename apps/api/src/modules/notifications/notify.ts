import type { Author, Notification } from '@barg/contract';
import { sql, type RawBuilder } from 'kysely';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { loadAuthors, presentAuthor, selectAuthors, type AuthorRow } from '../../viewing/author.ts';
import { isLetterKind, type LetterKind } from '../money-letters/letters.ts';
import { queueLetter } from '../money-letters/queue-letter.ts';
import { unmarkOlderSql } from './newest.repository.ts';
import { aloneOf, presentNotification, type NotificationRow } from './notifications.presenter.ts';
import { tellingOf, tellSql, type Telling } from './tell.repository.ts';

type Kind = Notification['kind'];

/** A kind of which a letter is written as well. */
type MailedKind = Extract<Kind, LetterKind>;
/** A kind that is told on the site alone. */
export type SiteKind = Exclude<Kind, LetterKind>;

/** The kind, and for its letter the id of what it is about: the order, the refund, the payout, … */
type Told = { kind: MailedKind; about: string } | { kind: SiteKind; about?: string };

interface Details {
  /** The account that acted; null for the site. */
  actorId: string | null;
  amount?: Hundredths;
  /** The path that a click opens. */
  link?: string;
  /** The removal that the notice is about, if any. */
  removal?: NonNullable<Notification['removal']>;
  /** Why something failed, if the kind says so. */
  failure?: NonNullable<Notification['failure']>;
  /** The name of a performer who is gone, beside a `failure`: nobody else is told who it was, so `actorId` is null. */
  name?: string;
}

type Fact = Details & Told;

export type Notice = {
  /** The account to notify. */
  userId: string;
} & Fact;

/**
 * Notifies an account, in the transaction of the fact: the row is part of it, the event is sent after the commit.
 * Whoever is notified of a kind that letters are written of gets one too (`money-letters/letters.ts`), if e-mail is
 * wanted of its topic. The other channels get what they have to tell with the notice, see `tell.repository.ts`.
 * Nobody is notified of their own actions, or of those of an account with which there is a block.
 */
export const notify = (unit: UnitOfWork, { userId, ...notice }: Notice): Promise<void> =>
  notifyAll(unit, [userId], notice);

/** The same in one round trip with the commit, for an act of which nobody waits for the notice. */
export const notifyWithCommit = (
  unit: UnitOfWork,
  { userId, ...notice }: Details & { userId: string; kind: SiteKind },
): void => unit.withCommit(notifyAll(unit, [userId], notice));

/** Notifies several accounts of the same, by one statement. */
export const notifyAll = async (
  unit: UnitOfWork,
  userIds: readonly string[],
  { actorId, amount, link, removal, failure, name, kind, about }: Fact,
): Promise<void> => {
  const others = userIds.filter((userId) => userId !== actorId);
  if (others.length === 0) return;
  const insert = others.length === 1 ? insertNotice : insertNotices;
  const says = removal ?? (failure && { failure, ...(name !== undefined && { name }) });
  const details = says ? JSON.stringify(says) : null;
  const telling = tellingOf({ kind, actorId, amount: amount ?? null, link: link ?? null, details });
  const addressed = await insert(unit.db, { ids: others.map(() => newId()), others, ...telling });
  const rows = addressed.filter(isTold);
  const authors = new Map(rows.flatMap(({ actor }) => (actor ? [[actor.id, presentAuthor(actor)]] : [])));
  publish(unit, rows, authors);
  if (!isLetterKind(kind) || about === undefined) return;
  for (const { receiver_id: userId, by_email: isWanted } of addressed) {
    if (isWanted) await queueLetter(unit, { kind, userId, about, amount, failure, name });
  }
};

/** Whom a notice concerns, with the notice if there is one: who wants none may still get the letter. */
interface Addressed {
  receiver_id: string;
  by_email: boolean;
  id: string | null;
  actor: AuthorRow | null;
}

const isTold = (row: Addressed): row is NotificationRow & Addressed & { id: string } => row.id !== null;

type NoticeParams = Telling & { ids: readonly string[]; others: readonly string[] };

const insertNoticesOf = (receivers: (given: NoticeParams) => RawBuilder<unknown>) =>
  hotStatement(
    (given: NoticeParams, db) => sql<Addressed>`${hot('notices')}
    with ${tellSql(receivers(given), given)},
    unmarked as (${unmarkOlderSql(sql`told`)})
    select addressed.user_id as receiver_id, addressed.by_email, told.*, to_json(actor) as actor from addressed
    cross join queued
    left join told on told.id = addressed.id
    left join ${selectAuthors(db).where('users.id', '=', given.actorId)} as actor on true`,
  );

/** Where one is told, as nearly always, PostgreSQL must know it: it plans for ten, and so again for each notice. */
const insertNotice = insertNoticesOf(({ ids, others }) => sql`(select (${ids}::uuid[])[1], (${others}::uuid[])[1])`);
const insertNotices = insertNoticesOf(
  ({ ids, others }) => sql`(select * from unnest(${ids}::uuid[], ${others}::uuid[]))`,
);

/** Sends the events of new notices to their accounts' devices. */
export const publishNotices = async (unit: UnitOfWork, rows: readonly NotificationRow[]): Promise<void> => {
  const actors = rows.map((row) => row.actor_id);
  publish(unit, rows, await loadAuthors(unit.db, actors));
};

const publish = (unit: UnitOfWork, rows: readonly NotificationRow[], authors: ReadonlyMap<string, Author>): void => {
  for (const row of rows) {
    if (!row.in_app) continue;
    const notification = presentNotification(aloneOf(row), authors);
    unit.publish(toUser(row.user_id), newEvent('notification.created', { notification }));
  }
};

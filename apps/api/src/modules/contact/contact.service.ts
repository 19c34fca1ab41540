import type { Author } from '@barg/contract';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { newId } from '../../platform/ids.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import {
  countMessages,
  insertMessage,
  selectMessages,
  updateHandled,
  type ContactMessageRow,
  type MessageStatus,
} from './contact.repository.ts';
import type { ContactMessage, NewContactMessage } from './contact.schema.ts';

interface Sender {
  userId: string | null;
  /** The operators' mailbox, where one is configured. */
  to: string | undefined;
}

/** Stores a message for the operators and sends it to their mailbox, in the site's language. */
export const sendContactMessage = async (
  unit: UnitOfWork,
  message: NewContactMessage,
  { userId, to }: Sender,
): Promise<void> => {
  await insertMessage(unit.db, { id: newId(), user_id: userId, ...message });
  if (!to) return;
  const { locale } = await settingsOf(unit);
  await queueMail(unit, { to, locale, template: 'contact-message', data: message });
};

const present = (row: ContactMessageRow, authors: ReadonlyMap<string, Author>): ContactMessage => ({
  _id: row.id,
  user: row.user_id ? authorOf(authors, row.user_id) : null,
  name: row.name,
  email: row.email,
  subject: row.subject,
  text: row.text,
  handledBy: row.handled_by ? authorOf(authors, row.handled_by) : null,
  handledAt: row.handled_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

const presentAll = async (db: Queryable, rows: readonly ContactMessageRow[]): Promise<ContactMessage[]> => {
  const authors = await loadAuthors(
    db,
    rows.flatMap((row) => [row.user_id, row.handled_by]),
  );
  return rows.map((row) => present(row, authors));
};

/** A page of the messages, the newest first, for operators. */
export const listContactMessages = async (
  db: Queryable,
  { status, limit, cursor }: { status: MessageStatus; limit: number; cursor?: string | undefined },
) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([selectMessages(db, { status, limit, after }), countMessages(db, status)]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.created_at.toISOString(), row.id]);
  return { data: await presentAll(db, items), total, nextCursor };
};

/** Stores who handled a message; the first one stays, and it is not handled now a second time. @throws NotFoundError */
export const markHandled = async (
  { db }: UnitOfWork,
  { messageId, operatorId }: { messageId: string; operatorId: string },
): Promise<{ message: ContactMessage; isHandledNow: boolean }> => {
  const updated = await updateHandled(db, messageId, operatorId);
  const [message] = updated ? await presentAll(db, [updated.row]) : [];
  if (!updated || !message) throw new NotFoundError();
  return { message, isHandledNow: updated.isHandledNow };
};

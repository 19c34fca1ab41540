import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { readSettings } from '../settings/settings.service.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { renderMasked } from './masked.ts';

/**
 * Whether links and codes of letters are hidden from operators. They are shown only where letters stay in the outbox on
 * a site that is not in production: there the demo's accounts have no other mailbox.
 */
export const isMasked = ({ mailer, config }: Pick<Context, 'mailer' | 'config'>): boolean =>
  mailer.kind !== 'outbox' || config.isProduction;

const selectMails = (db: Queryable) => db.selectFrom('mails').selectAll();

type MailRow = Awaited<ReturnType<ReturnType<typeof selectMails>['execute']>>[number];

/** Letters as operators may see them. */
const asShown = async (context: Context, rows: readonly MailRow[]): Promise<MailRow[]> => {
  if (!isMasked(context)) return [...rows];
  const { siteName } = await readSettings(context.db);
  return rows.map((row) => ({ ...row, ...renderMasked(row, siteName) }));
};

/** A page of the letters, newest first, for operators; masked where {@link isMasked}. */
export const listMails = async (context: Context, { limit, cursor }: { limit: number; cursor?: string }) => {
  const { db } = context;
  const before = beforeId(cursor);
  const [rows, total] = await Promise.all([
    selectMails(db)
      .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    countUpTo(db, db.selectFrom('mails')),
  ]);
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  return { data: await asShown(context, items), total, nextCursor };
};

/** One letter for operators, masked where {@link isMasked}; undefined when there is none. */
export const findMail = async (context: Context, id: string): Promise<MailRow | undefined> => {
  const row = await selectMails(context.db).where('id', '=', id).executeTakeFirst();
  return row && (await asShown(context, [row]))[0];
};

import type { Context } from '../../context.ts';
import { beforeId, toPage } from '../../shared/wire.ts';

/**
 * A page of the mails, newest first, with their bodies while they are in the local outbox (what left by SMTP keeps
 * none). For the operator's outbox, which exists in development only.
 */
export const listMails = async ({ db }: Context, { limit, cursor }: { limit: number; cursor?: string }) => {
  const before = beforeId(cursor);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('mails')
      .selectAll()
      .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom('mails')
      .select((select) => select.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  return { data: items, total: Number(total), nextCursor };
};

/** True where mails stay on this machine and may be read: no SMTP server is set, and this is not production. */
export const isOutboxReadable = ({ mailer, config }: Context): boolean =>
  mailer.kind === 'outbox' && !config.isProduction;

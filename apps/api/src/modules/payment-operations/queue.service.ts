import type { Context } from '../../context.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { recordAudit } from '../audit/audit.ts';
import { isConfigured } from '../payments/gateway-choice.ts';
import {
  dismissEvent,
  endPayment,
  endRefund,
  retryQueued,
  type QueuedKind,
  type SeenThere,
} from '../payments/operator-queue.service.ts';
import { presentQueued } from './presenter.ts';
import { countQueued, findQueued, type QueuedRow } from './queue.repository.ts';
import type { PaymentQueueQuery } from './queue.schema.ts';

export const listManagedQueue = async (context: Context, { kind, limit, cursor }: PaymentQueueQuery) => {
  const { db } = context;
  const after = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const [rows, total] = await Promise.all([findQueued(db, kind, { limit, after }), countQueued(db, kind)]);
  const { items, nextCursor } = toPage(rows, limit, ({ since, id }) => [since.toISOString(), id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.user_id),
  );
  const isGone = ({ kind: what, provider }: QueuedRow) => what !== 'event' && !isConfigured(context, provider);
  return { data: items.map((row) => presentQueued(row, authors, isGone(row))), total, nextCursor };
};

interface Act {
  kind: QueuedKind;
  id: string;
  operatorId: string;
}

/** Records an action on the queue in the audit log. */
const noteOf =
  ({ kind, id, operatorId }: Act, done: 'retried' | 'ended', details: { text?: string; seen?: SeenThere } = {}) =>
  (unit: Parameters<typeof recordAudit>[0], state: { before: string; after: string }): Promise<void> =>
    recordAudit(unit, {
      ...{ operatorId, action: `${kind === 'event' ? 'payment-event' : kind}.${done}` },
      ...{ targetType: kind, targetId: id, details: { state, ...details } },
    });

/** @throws NotQueuedError */
export const retryManaged = (context: Context, act: Act): Promise<void> =>
  retryQueued(context, act, noteOf(act, 'retried'));

const ends = { payment: endPayment, refund: endRefund, event: dismissEvent };

/** @throws NotFoundError, NotQueuedError, GatewayGoneError */
export const endManaged = (
  context: Context,
  { text, seen, ...act }: Act & { text: string; seen: SeenThere | undefined },
): Promise<void> => ends[act.kind](context, act.id, noteOf(act, 'ended', { text, ...(seen && { seen }) }), seen);

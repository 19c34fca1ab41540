import type { Context } from '../../context.ts';
import { decodeCursor, toPage } from '../../shared/wire.ts';
import { presentAuthor } from '../../viewing/author.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { requireOrder } from '../stream-chat/order.service.ts';
import { countViewers, listViewers, type ViewerRow } from './stream-viewers.repository.ts';
import { viewerCursor, type StreamViewer, type ViewersQuery } from './stream-viewers.schema.ts';

const presentViewer = (row: ViewerRow): StreamViewer => ({
  user: presentAuthor(row),
  isSubscriber: row.is_subscriber,
  isMuted: row.is_muted,
  isModerator: row.is_moderator,
});

/**
 * Who watches a stream at this moment, by name, for its performer and her moderators; she herself is not among them.
 * @throws NotFoundError, ForbiddenError, StreamEndedError for one that does not run
 */
export const getViewers = async (
  context: Context,
  member: Member,
  streamId: string,
  { q, limit, cursor }: ViewersQuery,
) => {
  const after = cursor === undefined ? null : decodeCursor(cursor, viewerCursor);
  const { id, performer_id: performerId, status } = await requireOrder(context, member, streamId);
  if (status !== 'live') throw new StreamEndedError();
  const { accountIds, guests } = await context.presence.audienceOf({ id, performerId });
  const search = { onlooker: member, accountIds, q };
  const [rows, total] = await Promise.all([
    listViewers(context.db, performerId, search, { limit, after }),
    countViewers(context.db, search),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.name, row.id]);
  return { data: items.map(presentViewer), total, guests, nextCursor };
};

import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { assertShallow } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { loadSales } from '../ledger/sales.ts';
import { countOwnVideos, listOwnVideos, type OwnVideoSearch } from './publishing.repository.ts';
import { mayChangeVideo } from './videos.policy.ts';
import { presentOwnVideo } from './videos.presenter.ts';
import { findVideos, type VideoRow } from './videos.repository.ts';
import type { OwnVideo } from './videos.schema.ts';
import { presentVideos } from './videos.service.ts';

const presentOwnVideos = async (context: Context, rows: readonly VideoRow[], member: Member): Promise<OwnVideo[]> => {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const ids = rows.map(({ id }) => id);
  const [videos, sales] = await Promise.all([
    presentVideos(context, rows, member),
    loadSales(context.db, member.account.id, 'video', ids),
  ]);
  return videos.flatMap((video) => {
    const row = rowsById.get(video._id);
    return row ? [presentOwnVideo(video, row, sales.get(row.id))] : [];
  });
};

/** A performer's own videos, also those that are not ready, by words, audience and state. */
export const searchOwnVideos = async (context: Context, member: Member, search: OwnVideoSearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listOwnVideos(context.db, member.account, search),
    countOwnVideos(context.db, member.account, search),
  ]);
  return { data: await presentOwnVideos(context, rows, member), total };
};

/** The caller's own video. @throws NotFoundError for any other */
export const viewOwnVideo = async (context: Context, id: string, member: Member): Promise<OwnVideo> => {
  const rows = await findVideos(context.db, member.account, [id]);
  const own = rows.filter((row) => mayChangeVideo(member.account, row));
  const [video] = await presentOwnVideos(context, own, member);
  if (!video) throw new NotFoundError();
  return video;
};

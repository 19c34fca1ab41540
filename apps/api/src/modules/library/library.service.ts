import type { Context } from '../../context.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { listFolders } from './folders.repository.ts';
import { LIBRARY_TYPES } from './library-types.ts';
import {
  countByPerformerAndFolder,
  countKept,
  listKept,
  type KeptCount,
  type LibraryFilter,
} from './library.repository.ts';
import type { Kept } from './library-entry.ts';
import type { LibraryItem, LibrarySummary, LibraryType } from './library.schema.ts';

const keyOf = (type: string, id: string): string => `${type}:${id}`;

/** Loads the things for a page of keys, in order: one query set per type, in parallel. */
const loadItems = async (context: Context, kept: readonly Kept[], member: Member): Promise<LibraryItem[]> => {
  const byType = Map.groupBy(kept, ({ type }) => type);
  const load = async ([type, places]: [LibraryType, Kept[]]) => {
    const things = await LIBRARY_TYPES[type].load(context, places, member);
    return things.map((thing) => [keyOf(type, thing._id), thing] as const);
  };
  const loaded = new Map((await Promise.all([...byType].map(load))).flat());
  return kept.flatMap(({ type, id, bookmarkedAt, boughtAt, folderId }) => {
    const thing = loaded.get(keyOf(type, id));
    if (!thing) return [];
    return [
      {
        ...thing,
        type,
        bookmarkedAt: bookmarkedAt?.toISOString() ?? null,
        boughtAt: boughtAt?.toISOString() ?? null,
        folderId,
      },
    ];
  });
};

/** A page of a member's library, of all types, the last added first. */
export const getLibrary = async (
  context: Context,
  member: Member,
  { limit, cursor, ...filter }: LibraryFilter & { limit: number; cursor?: string | undefined },
) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listKept(context.db, member, filter, { limit, after }),
    countKept(context.db, member, filter),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.at.toISOString(), row.id]);
  return { data: await loadItems(context, items, member), total, nextCursor };
};

/** Performers in the summary. */
const MOST_PERFORMERS = 50;

const sumOf = (counts: readonly KeptCount[]): number => counts.reduce((sum, { total }) => sum + Number(total), 0);

/** The values to filter a member's library by, with the number of things of each. */
export const summarizeLibrary = async ({ db }: Context, member: Member): Promise<LibrarySummary> => {
  const [counts, folders] = await Promise.all([
    countByPerformerAndFolder(db, member),
    listFolders(db, member.account.id),
  ]);
  const ofPerformers = counts.filter(({ performerId }) => performerId !== null);
  const inFolder = new Map(counts.map(({ folderId, total }) => [folderId, Number(total)]));
  const most = ofPerformers.toSorted((a, b) => Number(b.total - a.total)).slice(0, MOST_PERFORMERS);
  const cards = await loadPerformerCards(
    db,
    most.flatMap(({ performerId }) => performerId ?? []),
    member,
  );
  return {
    itemCount: sumOf(ofPerformers),
    folders: folders.map(({ id, name }) => ({ _id: id, name, itemCount: inFolder.get(id) ?? 0 })),
    performers: most.flatMap(({ performerId, total }) => {
      const performer = cards.get(performerId ?? '');
      return performer ? [{ performer, itemCount: Number(total) }] : [];
    }),
  };
};

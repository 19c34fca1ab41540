import type { NamedItem } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertShallow } from '../../shared/wire.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { findGroups, findTotal, loadWorks, type GroupRow, type Sums } from './breakdown.repository.ts';
import { MOST_GROUPS, type BreakdownGroup, type EarningBreakdown } from './breakdown.schema.ts';
import { monthOf } from './statements.service.ts';

type Group = EarningBreakdown['groups'][number];
type Key = Pick<Group, 'kind' | 'item' | 'user'>;

/** A performer's earnings of a month, in total and grouped by kind, item or fan. */
export const readBreakdown = async (
  db: Queryable,
  performerId: string,
  { by, month: name, offset = 0 }: { by: BreakdownGroup; month: string; offset?: number },
): Promise<EarningBreakdown> => {
  assertShallow(offset);
  const month = monthOf(name);
  const [total, rows] = await Promise.all([
    findTotal(db, performerId, month),
    findGroups(db, performerId, { by, month, offset, limit: MOST_GROUPS + 1 }),
  ]);
  const shown = rows.slice(0, MOST_GROUPS);
  const keyOf = await loaders[by](db, shown);
  return {
    month: name,
    total: presentSums(total),
    groups: shown.map((row) => ({ ...keyOf(row), ...presentSums(row) })),
    hasMore: rows.length > MOST_GROUPS,
  };
};

const presentSums = ({ count, gross, commission, takenBack, net }: Sums) => ({
  count,
  gross: fromHundredths(gross),
  commission: fromHundredths(commission),
  takenBack: fromHundredths(takenBack),
  net: fromHundredths(net),
});

type Row = Partial<GroupRow>;
/** Works of the performer and one fan alone. */
const BETWEEN_TWO: ReadonlySet<string> = new Set<NamedItem>(['message', 'conversation', 'private-stream']);

const payerOf = ({ item_type: type, payer_id: payer }: Row): string | null =>
  BETWEEN_TWO.has(type ?? '') ? (payer ?? null) : null;

type KeyLoader = (db: Queryable, rows: readonly Row[]) => Promise<(row: Row) => Key>;

const loaders: Record<BreakdownGroup, KeyLoader> = {
  kind: () => Promise.resolve(({ kind }) => (kind ? { kind } : {})),
  item: async (db, rows) => {
    const items = rows.flatMap(({ item_type: type, item_id: id }) => (type && id ? [{ type, id }] : []));
    const payers = rows.map((row) => payerOf(row));
    const [works, authors] = await Promise.all([loadWorks(db, items), loadAuthors(db, payers)]);
    return (row) => {
      const { item_type: type, item_id: id } = row;
      const work = works.get(`${type}:${id}`);
      const fan = authors.get(payerOf(row) ?? '') ?? null;
      const facts = { title: work?.title ?? null, at: work?.at.toISOString() ?? null, fan };
      return { item: { type: type ?? 'other', _id: id ?? null, ...facts } };
    };
  },
  fan: async (db, rows) => {
    const authors = await loadAuthors(
      db,
      rows.map(({ user_id: id }) => id ?? null),
    );
    return ({ user_id: id }) => ({ user: (id && authors.get(id)) || null });
  },
};

import type { EarningBreakdown } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Text, UserLine, useFormat } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import type { BreakdownBy } from '../api/breakdown.ts';
import { useEarningSearch, type EarningFilter } from '../hooks/use-earning-filter.ts';
import { useEarningGroupName } from '../hooks/use-earning-words.ts';
import { useWorkNames } from '../hooks/use-work-names.ts';
import { EARNED_ITEMS, EARNING_LIST } from './earning-kinds.ts';
import { nameFans } from './fan-names.ts';

type Group = EarningBreakdown['groups'][number];
type Item = NonNullable<Group['item']>;
type Line = Pick<Group, 'count' | 'gross' | 'commission' | 'takenBack' | 'net'> & {
  key: string;
  name: string;
  /** What makes the figures; null where it cannot be told apart. */
  entries: EarningFilter | null;
};

/** Groups with their sums, and everything together. */
export function BreakdownTable({ by, breakdown }: { by: BreakdownBy; breakdown: EarningBreakdown }) {
  const { t } = useTranslation('creator-studio');
  const toLine = useLines(breakdown);
  const total: Line = {
    ...breakdown.total,
    key: 'total',
    name: t('breakdown.total'),
    entries: { month: breakdown.month },
  };
  return (
    <DataTable
      label={t('breakdown.title')}
      rows={[...breakdown.groups.map((group) => toLine(by, group)), total]}
      keyOf={({ key }) => key}
      columns={useColumns(by)}
    />
  );
}

function useLines({ month, groups }: EarningBreakdown) {
  const { t } = useTranslation('creator-studio');
  const groupNameOf = useEarningGroupName();
  const nameOf = useWorkNames(groups.flatMap(({ item }) => item ?? []));
  const fanNameOf = nameFans(groups.flatMap(({ user }) => user ?? []));
  /** What has no id is all of its type together. */
  const entriesOf = (item: Item): EarningFilter | null => {
    if (item._id !== null) return { month, itemId: item._id };
    const itemType = EARNED_ITEMS.find((known) => known === item.type);
    return itemType ? { month, itemType } : null;
  };
  return (by: BreakdownBy, group: Group): Line => {
    const { kind, item, user } = group;
    if (by === 'kind' && kind) return { ...group, key: kind, name: groupNameOf(kind), entries: { month, kind } };
    if (by === 'item' && item) {
      return { ...group, key: `${item.type}:${item._id}`, name: nameOf(item), entries: entriesOf(item) };
    }
    if (user) return { ...group, key: user._id, name: fanNameOf(user), entries: { month, userId: user._id } };
    return { ...group, key: 'nobody', name: t('breakdown.nobody'), entries: null };
  };
}

function useColumns(by: BreakdownBy): Column<Line>[] {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const amount = (id: 'gross' | 'commission' | 'takenBack' | 'net'): Column<Line> => ({
    id,
    header: t(id === 'takenBack' ? 'breakdown.takenBack' : `earnings.${id}`),
    isNumeric: true,
    cell: (line) => <bdi>{format.tokens(line[id])}</bdi>,
  });
  return [
    {
      id: 'name',
      header: t(`breakdown.groups.${by}`),
      isBare: true,
      cell: (line) => <Name line={line} />,
    },
    {
      id: 'count',
      header: t('statements.count'),
      isNumeric: true,
      cell: ({ count }) => <bdi>{format.number(count)}</bdi>,
    },
    ...(['gross', 'commission', 'takenBack', 'net'] as const).map(amount),
  ];
}

function Name({ line: { key, name, entries } }: { line: Line }) {
  const searchFor = useEarningSearch();
  const text = <UserLine as="span" text={name} />;
  return (
    <Text as="span" weight={key === 'total' ? 'bold' : 'medium'}>
      {entries ? <Link to={{ search: searchFor(entries), hash: EARNING_LIST }}>{text}</Link> : text}
    </Text>
  );
}

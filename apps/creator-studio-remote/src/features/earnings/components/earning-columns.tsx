import type { Earning } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Dots, Time, UserLine, useFormat } from '@barg/ui-kit';
import type { Column } from '@barg/ui-kit/table';
import { useEarningWords } from '../hooks/use-earning-words.ts';

/** When, what, for what, from whom, and how much. */
export function useEarningColumns(): Column<Earning>[] {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const amount = (value: number) => <bdi>{format.tokens(value)}</bdi>;
  return [
    { id: 'time', header: t('earnings.time'), cell: ({ createdAt }) => <Time value={createdAt} format="dateTime" /> },
    { id: 'kind', header: t('earnings.kind'), isWhole: true, cell: (earning) => <Kind earning={earning} /> },
    { id: 'item', header: t('earnings.item'), cell: (earning) => <Item earning={earning} /> },
    {
      id: 'fan',
      header: t('earnings.fan'),
      cell: ({ user }) => (user ? <UserLine as="span" text={user.name} /> : '–'),
    },
    { id: 'gross', header: t('earnings.gross'), isNumeric: true, cell: ({ gross }) => amount(gross) },
    {
      id: 'commission',
      header: t('earnings.commission'),
      isNumeric: true,
      cell: ({ commission }) => amount(commission),
    },
    { id: 'net', header: t('earnings.net'), isNumeric: true, cell: ({ net }) => amount(net) },
  ];
}

function Kind({ earning }: { earning: Earning }) {
  const { kindOf, reversedOf } = useEarningWords();
  return (
    <Dots>
      {kindOf(earning)}
      {reversedOf(earning)}
    </Dots>
  );
}

function Item({ earning }: { earning: Earning }) {
  const item = useEarningWords().itemOf(earning);
  return item ? <UserLine as="span" text={item} /> : '–';
}

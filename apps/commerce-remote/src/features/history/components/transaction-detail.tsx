import type { WalletEntryDetail } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { ButtonLink, Card, CardTitle, Dots, LoadFailure, Inline, ListRow } from '@barg/ui-kit';
import { Amount, Skeleton, Stack, Text, Time, UserLine } from '@barg/ui-kit';
import { FactList, type Fact } from '../../../shared/fact-list.tsx';
import { orderPath } from '../../../shared/order-paths.ts';
import { paths, receiptPath, sitePaths, transactionPath } from '../../../shared/paths.ts';
import { AskForRefund } from '../../../shared/refund/ask-for-refund.tsx';
import { FigureLine } from '../../../shared/wallet-line.tsx';
import { useWalletTransactionQuery } from '../api/transaction.ts';
import { HistoryRows } from './history.styles.ts';
import { MovementIcon } from './kind-icon.tsx';
import { SignedAmount } from './signed-amount.tsx';

/** One movement of the wallet: what it paid for, and its reversals. */
export default function TransactionDetail({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation('commerce');
  const { data: entry, error, refetch } = useWalletTransactionQuery(transactionId);
  return (
    <Stack gap={4}>
      {error && !entry && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !entry && <Skeleton height={320} radius="card" />}
      {entry && <Entry entry={entry} />}
      <Inline>
        <ButtonLink to={paths.wallet}>{t('transactions.back')}</ButtonLink>
      </Inline>
    </Stack>
  );
}

function Entry({ entry }: { entry: WalletEntryDetail }) {
  const { t } = useTranslation('commerce');
  const { kind, amount, direction, promotional, discount, paymentId, orderId, reverses, reversals } = entry;
  return (
    <>
      <Card>
        <Stack gap={3}>
          <Inline justify="space-between">
            <Inline>
              <MovementIcon kind={kind} />
              <Text as="h2" weight="bold">
                {t(`transactions.kinds.${kind}`)}
              </Text>
            </Inline>
            <SignedAmount amount={amount} direction={direction} />
          </Inline>
          <FactList facts={factsOf(entry, t)} />
          {discount > 0 && <FigureLine label={t('transactions.discount')} tokens={discount} />}
          {promotional > 0 && <FigureLine label={t('transactions.gifts')} tokens={promotional} />}
          <Inline>
            {paymentId && <ButtonLink to={receiptPath(paymentId)}>{t('receipt.title')}</ButtonLink>}
            {orderId && <ButtonLink to={orderPath(orderId)}>{t('transactions.toOrder')}</ButtonLink>}
            {(kind === 'purchase' || kind === 'subscription') && (
              <AskForRefund subject={{ kind: 'purchase', itemId: entry._id }} since={entry.createdAt} />
            )}
          </Inline>
        </Stack>
      </Card>
      {reverses && <Related title={t('transactions.reverses')} entries={[reverses]} />}
      {reversals.length > 0 && <Related title={t('transactions.reversals')} entries={reversals} />}
    </>
  );
}

const factsOf = (
  { performer, title, note, createdAt, _id }: WalletEntryDetail,
  t: ReturnType<typeof useTranslation<'commerce'>>['t'],
): Fact[] => [
  { name: t('transactions.time'), value: <Time value={createdAt} format="dateTime" /> },
  ...(performer ? [{ name: t('transactions.performer'), value: <PerformerLink performer={performer} /> }] : []),
  ...(title ? [{ name: t('transactions.item'), value: <UserLine as={Text} text={title} /> }] : []),
  ...(note ? [{ name: t('transactions.note'), value: <UserLine as={Text} text={note} /> }] : []),
  { name: t('transactions.number'), value: <bdi dir="ltr">{_id}</bdi> },
];

function PerformerLink({ performer }: { performer: NonNullable<WalletEntryDetail['performer']> }) {
  const { username, name } = performer;
  return username ? (
    <Link to={sitePaths.profile(username)}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  );
}

function Related({ title, entries }: { title: string; entries: WalletEntryDetail['reversals'] }) {
  const { t } = useTranslation('commerce');
  return (
    <Card padding="none">
      <Stack gap={3}>
        <CardTitle>{title}</CardTitle>
        <HistoryRows>
          {entries.map(({ _id, kind, amount, createdAt }) => (
            <li key={_id}>
              <ListRow
                to={transactionPath(_id)}
                title={t(`transactions.kinds.${kind}`)}
                subtitle={
                  <Dots>
                    <Time value={createdAt} format="long" />
                  </Dots>
                }
                end={<Amount value={amount} unit="tokens" />}
              />
            </li>
          ))}
        </HistoryRows>
      </Stack>
    </Card>
  );
}

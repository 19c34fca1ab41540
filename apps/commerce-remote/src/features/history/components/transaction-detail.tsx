import type { WalletEntryDetail } from '@barg/api-client/models';
import { conversationPath, streamPath } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { ButtonLink, Card, CardTitle, Dots, LoadFailure, Inline, ListRow } from '@barg/ui-kit';
import { Amount, Skeleton, Stack, Text, Time, UserLine } from '@barg/ui-kit';
import { FactList, type Fact } from '../../../shared/fact-list.tsx';
import { inHundredths } from '../../../shared/hundredths.ts';
import { orderPath } from '../../../shared/order-paths.ts';
import { paths, receiptPath, sitePaths, transactionPath } from '../../../shared/paths.ts';
import { AskForRefund } from '../../../shared/refund/ask-for-refund.tsx';
import { FigureLine } from '../../../shared/wallet-line.tsx';
import { RuledRows } from '../../../shared/ruled-rows.styles.ts';
import { useWalletTransactionQuery } from '../api/transaction.ts';
import { useMovementWords } from '../hooks/use-movement-words.ts';
import { RowsHead } from './history.styles.ts';
import { MovementIcon } from './kind-icon.tsx';
import { SignedAmount } from './signed-amount.tsx';

/** One movement of the wallet: what it paid for, and its reversals. */
export default function TransactionDetail({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation('commerce');
  const { currentData: entry, error, refetch } = useWalletTransactionQuery(transactionId);
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

/** Whether any of it can still be given back. */
const isLeft = ({ amount, reversals }: WalletEntryDetail): boolean =>
  reversals.reduce((left, reversal) => left - inHundredths(reversal.amount), inHundredths(amount)) > 0;

function Entry({ entry }: { entry: WalletEntryDetail }) {
  const { t } = useTranslation('commerce');
  const words = useMovementWords();
  const { kind, amount, direction, promotional, discount, paymentId, orderId } = entry;
  const { conversationId, streamId, reverses, reversals } = entry;
  return (
    <>
      <Card>
        <Stack gap={3}>
          <Inline justify="space-between">
            <Inline>
              <MovementIcon kind={kind} />
              <Text as="h2" weight="bold">
                {words.kindOf(entry)}
              </Text>
            </Inline>
            <SignedAmount amount={amount} direction={direction} />
          </Inline>
          <FactList facts={factsOf(entry, words.itemOf(entry), t)} />
          {discount > 0 && <FigureLine label={t('transactions.discount')} tokens={discount} />}
          {promotional > 0 && <FigureLine label={t('transactions.gifts')} tokens={promotional} />}
          <Inline>
            {paymentId && <ButtonLink to={receiptPath(paymentId)}>{t('receipt.title')}</ButtonLink>}
            {orderId && <ButtonLink to={orderPath(orderId)}>{t('transactions.toOrder')}</ButtonLink>}
            {conversationId && (
              <ButtonLink to={conversationPath(conversationId)}>{t('transactions.toConversation')}</ButtonLink>
            )}
            {streamId && <ButtonLink to={streamPath(streamId)}>{t('transactions.toStream')}</ButtonLink>}
            {(kind === 'purchase' || kind === 'subscription') && isLeft(entry) && (
              <AskForRefund subject={{ kind: 'purchase', itemId: entry._id }} since={entry.createdAt} />
            )}
          </Inline>
        </Stack>
      </Card>
      {reverses && <Related title={t('transactions.reverses')} entries={[reverses]} name={words.reversedOf(entry)} />}
      {reversals.length > 0 && <Related title={t('transactions.reversals')} entries={reversals} />}
    </>
  );
}

const factsOf = (
  { performer, givenTo, note, createdAt, _id }: WalletEntryDetail,
  item: string | undefined,
  t: ReturnType<typeof useTranslation<'commerce'>>['t'],
): Fact[] => [
  { name: t('transactions.time'), value: <Time value={createdAt} format="dateTime" /> },
  ...(performer ? [{ name: t('transactions.performer'), value: <PersonLink person={performer} /> }] : []),
  ...(givenTo ? [{ name: t('transactions.receiver'), value: <PersonLink person={givenTo} /> }] : []),
  ...(item ? [{ name: t('transactions.item'), value: <UserLine as={Text} text={item} /> }] : []),
  ...(note ? [{ name: t('transactions.note'), value: <UserLine as={Text} text={note} /> }] : []),
  { name: t('transactions.number'), value: <bdi dir="ltr">{_id}</bdi> },
];

/** Only performers have a page; a fan is told by the username. */
function PersonLink({ person }: { person: NonNullable<WalletEntryDetail['performer']> }) {
  const { username, name, isPerformer } = person;
  return username && isPerformer ? (
    <Link to={sitePaths.profile(username)}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <Dots>
      {name}
      {username && <bdi dir="ltr">@{username}</bdi>}
    </Dots>
  );
}

interface RelatedProps {
  title: string;
  entries: WalletEntryDetail['reversals'];
  /** What they are called, where their kind says too little. */
  name?: string | undefined;
}

function Related({ title, entries, name }: RelatedProps) {
  const { t } = useTranslation('commerce');
  return (
    <Card padding="none">
      <RowsHead>
        <CardTitle>{title}</CardTitle>
      </RowsHead>
      <RuledRows>
        {entries.map(({ _id, kind, amount, createdAt }) => (
          <li key={_id}>
            <ListRow
              to={transactionPath(_id)}
              title={name ?? <bdi>{t(`transactions.kinds.${kind}`)}</bdi>}
              subtitle={
                <Dots>
                  <Time value={createdAt} format="long" />
                </Dots>
              }
              end={<Amount value={amount} unit="tokens" />}
            />
          </li>
        ))}
      </RuledRows>
    </Card>
  );
}

import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import { useState } from 'react';
import type { Payment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSearchParams } from '@barg/runtime/router';
import { Badge, Dots, EmptyState, Icon, ListRow, Stack, Text, Time, useFormat } from '@barg/ui-kit';
import { failureKeys } from '../../../shared/bank-confirmation.tsx';
import { isolate } from '@barg/runtime/isolate';
import { BankLink } from '../../../shared/bank-link.tsx';
import { cardName } from '../../../shared/card-name.ts';
import { inHundredths } from '../../../shared/hundredths.ts';
import { coinsPath, receiptPath } from '../../../shared/paths.ts';
import { usePaymentsInfiniteQuery } from '../api/list-payments.ts';
import { HistoryList } from './history-list.tsx';
import { KindIcon, RowEnd } from './history.styles.ts';
import { ReturnedPayment } from './returned-payment.tsx';

const variants = { succeeded: 'status', pending: 'pending', failed: 'danger', refunded: 'status' } as const;

const COIN_PROVIDERS: ReadonlySet<string> = new Set(['btcpay', 'sandbox-crypto']);

/** All payments by card and with coins, failed ones too. */
export function Payments() {
  const { t } = useTranslation('commerce');
  const query = usePaymentsInfiniteQuery();
  const returned = useReturned();
  return (
    <Stack gap={4}>
      {returned.id && <ReturnedPayment key={returned.id} paymentId={returned.id} onOver={returned.leave} />}
      <HistoryList
        label={t('wallet.payments')}
        query={query}
        empty={<EmptyState icon={CreditCard} title={t('payments.empty')} />}
      >
        {(payment: Payment) => <PaymentRow payment={payment} />}
      </HistoryList>
    </Stack>
  );
}

/**
 * The payment with which the payer has returned from the bank. Once it has ended the address names it no more: opened
 * again later it would tell it as news.
 */
function useReturned() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('payment');
  const [id, setId] = useState(named);
  if (named !== null && named !== id) setId(named);
  const leave = () =>
    setSearch(
      (before) => {
        before.delete('payment');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { id, leave };
}

/** The page of a payment: that of the coins while they may still come, its receipt once it is paid. */
const pageOf = ({ _id, status, provider, receipt }: Payment): string | undefined => {
  if (receipt !== null) return receiptPath(_id);
  return COIN_PROVIDERS.has(provider) && status !== 'refunded' ? coinsPath(_id) : undefined;
};

/** What has gone back, unless the state says that all did, and what is on its way back. */
const returnsOf = (payment: Payment) => {
  const { refunded, status } = payment;
  // An API of before does not tell it apart.
  const { refundsOnTheirWay: onTheirWay = 0 } = payment as Partial<Pick<Payment, 'refundsOnTheirWay'>>;
  const arrived = (inHundredths(refunded) - inHundredths(onTheirWay)) / 100;
  return { arrived: status === 'refunded' ? 0 : arrived, onTheirWay };
};

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const { amount, currency, tokens, failureCode, card, receipt, createdAt } = payment;
  // An API of before does not name it.
  const { purpose = 'top-up' } = payment as Partial<Pick<Payment, 'purpose'>>;
  const { arrived, onTheirWay } = returnsOf(payment);
  const isOfCoins = COIN_PROVIDERS.has(payment.provider);
  const failure = failureCode && t(failureKeys(failureCode));
  return (
    <ListRow
      to={pageOf(payment)}
      isStacking
      start={
        <KindIcon>
          <Icon icon={isOfCoins ? Coins : CreditCard} />
        </KindIcon>
      }
      title={<bdi>{t(`receipt.purposes.${purpose}`, { count: tokens, amount: format.tokens(tokens) })}</bdi>}
      subtitle={
        <Dots>
          <Time value={createdAt} />
          {failure}
          {isOfCoins ? t('receipt.coins') : card && cardName(card)}
          {arrived > 0 && t('payments.refundedOf', { amount: format.money(arrived, currency) })}
          {onTheirWay > 0 && t('payments.refundOnItsWay', { amount: format.money(onTheirWay, currency) })}
          {receipt && t('payments.receipt', { number: isolate(receipt) })}
        </Dots>
      }
      end={
        <RowEnd>
          <Text as="bdi" weight="bold">
            {format.money(amount, currency)}
          </Text>
          <Standing payment={payment} />
        </RowEnd>
      }
    />
  );
}

/** How far a payment is, or what its bank or its payer makes of it. */
function Standing({ payment: { status, dispute, nextAction } }: { payment: Payment }) {
  const { t } = useTranslation('commerce');
  if (nextAction) return <BankLink url={nextAction.url} size="sm" />;
  if (dispute) return <Badge variant="danger">{t(`payments.disputes.${dispute}`)}</Badge>;
  return <Badge variant={variants[status]}>{t(`payments.states.${status}`)}</Badge>;
}

import CreditCard from 'lucide-react/icons/credit-card';
import type { Payment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Dots, EmptyState, Icon, ListRow, Text, Time, useFormat } from '@barg/ui-kit';
import { cardName } from '../../../shared/card-name.ts';
import { usePaymentsInfiniteQuery } from '../api/list-payments.ts';
import { HistoryList } from './history-list.tsx';
import { KindIcon, RowEnd } from './history.styles.ts';

const variants = { succeeded: 'status', pending: 'pending', failed: 'danger', refunded: 'status' } as const;

/** Everything that was paid with a card, refused payments too. */
export function Payments() {
  const { t } = useTranslation('commerce');
  const query = usePaymentsInfiniteQuery();
  return (
    <HistoryList
      label={t('wallet.payments')}
      query={query}
      empty={<EmptyState icon={CreditCard} title={t('payments.empty')} />}
    >
      {(payment: Payment) => <PaymentRow payment={payment} />}
    </HistoryList>
  );
}

/** `payment.card_declined` -> the text `payments.failures.card_declined`. */
const failureKey = (code: string): string => `payments.failures.${code.replace('payment.', '')}`;

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const { amount, currency, tokens, status, failureCode, card, createdAt } = payment;
  const failure = failureCode && t([failureKey(failureCode), 'payments.failures.card_declined']);
  return (
    <ListRow
      start={
        <KindIcon>
          <Icon icon={CreditCard} />
        </KindIcon>
      }
      title={<bdi>{t('payments.tokens', { count: tokens, amount: format.tokens(tokens) })}</bdi>}
      subtitle={
        <Dots>
          <Time value={createdAt} />
          {failure ?? (card && cardName(card))}
        </Dots>
      }
      end={
        <RowEnd>
          <Text as="bdi" weight="bold">
            {format.number(amount, { style: 'currency', currency })}
          </Text>
          <Badge variant={variants[status]}>{t(`payments.states.${status}`)}</Badge>
        </RowEnd>
      }
    />
  );
}

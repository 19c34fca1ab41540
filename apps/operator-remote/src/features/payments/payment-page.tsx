import { useState } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedPayment, ManagedPaymentView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useParams } from '@barg/runtime/router';
import { Amount, Button, Card, CardTitle, Inline, PageHeader, Stack, Text, Time, useFormat } from '@barg/ui-kit';
import { CardName } from '../../shared/card-name.tsx';
import { Coded } from '../../shared/coded.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { Money } from '../../shared/money.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { CoinsCard } from './coins-card.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { PartsTable } from '../../shared/parts-table.tsx';
import { useManagedPaymentQuery } from './payments-api.ts';
import { RefundDialog } from './refund-dialog.tsx';

function PaymentCard({ payment }: { payment: ManagedPayment }) {
  const { t } = useTranslation('operator');
  const { person, tokens, currency, refunded, card, provider, ref, createdAt, failureCode } = payment;
  // An API of before does not tell it apart.
  const { refundsOnTheirWay: onTheirWay = 0 } = payment as Partial<Pick<ManagedPayment, 'refundsOnTheirWay'>>;
  const arrived = Math.round((refunded - onTheirWay) * 100) / 100;
  return (
    <Card>
      <Stack gap={3}>
        <Link to={`${OPERATOR_PATH}/users/${person._id}`}>
          <PersonCell person={person} />
        </Link>
        <PaymentStatus payment={payment} />
        <Facts
          facts={[
            { name: t('users.paid'), value: <Money {...payment} /> },
            { name: t('users.tokens'), value: <Amount value={tokens} unit="tokens" /> },
            { name: t('payments.refunded'), value: <Money amount={arrived} currency={currency} /> },
            ...(onTheirWay > 0
              ? [{ name: t('payments.refunds.pending'), value: <Money amount={onTheirWay} currency={currency} /> }]
              : []),
            ...(failureCode ? [{ name: t('reason'), value: <Coded group="failures" code={failureCode} /> }] : []),
            { name: t('audit.time'), value: <Time value={createdAt} format="dateTime" /> },
            ...(card ? [{ name: t('payments.card'), value: <CardName card={card} /> }] : []),
            { name: t('users.provider'), value: <Coded group="gateways" code={provider} /> },
            { name: t('payments.ref'), value: <bdi translate="no">{ref ?? '–'}</bdi> },
            { name: t('payments.number'), value: <bdi translate="no">{payment._id}</bdi> },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The attempts at a payment that did not succeed at once. */
function TriesCard({ tries }: Pick<ManagedPaymentView, 'tries'>) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  if (tries.attempts === 0 && !tries.nextTryAt) return null;
  return (
    <Card aria-label={t('payments.tries')}>
      <Stack gap={3}>
        <CardTitle>{t('payments.tries')}</CardTitle>
        <Facts
          facts={[
            { name: t('payments.attempts'), value: format.number(tries.attempts) },
            ...(tries.nextTryAt
              ? [{ name: t('payments.nextTry'), value: <Time value={tries.nextTryAt} format="dateTime" /> }]
              : []),
          ]}
        />
        {tries.lastError && (
          <Text tone="muted">
            <bdi>{tries.lastError}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function MovementsCard({ movements }: Pick<ManagedPaymentView, 'movements'>) {
  const { t } = useTranslation('operator');
  if (movements.length === 0) return null;
  return (
    <Card as="section" aria-label={t('payments.movements')}>
      <Stack gap={4}>
        <CardTitle>{t('payments.movements')}</CardTitle>
        {movements.map(({ _id, kind, createdAt, parts }) => (
          <Stack key={_id} gap={2}>
            <Inline gap={2}>
              <Text weight="medium">{t(`books.movements.${kind}`)}</Text>
              <Text size="caption" tone="muted">
                <Time value={createdAt} format="dateTime" />
              </Text>
            </Inline>
            <PartsTable label={t(`books.movements.${kind}`)} parts={parts} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function RefundButton({ payment }: { payment: ManagedPayment }) {
  const { t } = useTranslation('operator');
  const [isOpen, setIsOpen] = useState(false);
  if (payment.status !== 'succeeded' || payment.isDisputed) return null;
  return (
    <Inline>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('payments.refund.action')}
      </Button>
      {isOpen && <RefundDialog payment={payment} onClose={() => setIsOpen(false)} />}
    </Inline>
  );
}

/** One payment with its refunds, disputes, events and movements. */
export default function PaymentPage() {
  const { t } = useTranslation('operator');
  const { paymentId = '' } = useParams();
  const query = useManagedPaymentQuery(paymentId);
  return (
    <>
      <PageHeader title={t('payments.title')} />
      <Loaded query={query}>
        {(view) => (
          <Stack>
            <PaymentCard payment={view.payment} />
            <RefundButton payment={view.payment} />
            <CoinsCard coins={view.coins} />
            <TriesCard tries={view.tries} />
            <PaymentHistory view={view} />
            <MovementsCard movements={view.movements} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

import { useState } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import type { WaitingPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Card, Inline, PageHeader, Stack, Text, Time, UserLine } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { Coded } from '../../shared/coded.tsx';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { Money } from '../../shared/money.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { TextLink } from '../../shared/text-link.tsx';
import { useWaitingPaymentsInfiniteQuery } from './payments-api.ts';
import { PaymentTabs } from './payment-tabs.tsx';
import { WaitingActDialog } from './waiting-act-dialog.tsx';

const KINDS = ['payment', 'refund', 'event'] as const;
type Act = WaitingPayment['acts'][number];

function WaitingCard({ item }: { item: WaitingPayment }) {
  const { t } = useTranslation('operator');
  const [act, setAct] = useState<Act | null>(null);
  const { kind, person, amount, currency, paymentId, state, lastError, since, acts } = item;
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline gap={2}>
          <Badge variant="danger">{t(`payments.kinds.${kind}`)}</Badge>
          {amount !== null && currency !== null && <Money amount={amount} currency={currency} />}
          {person && <UserLine as="strong" text={person.name} />}
          {kind === 'event' && <Coded group="events" code={state} />}
        </Inline>
        {state === 'failed' && <Text>{t('payments.refundFailed')}</Text>}
        {lastError && (
          <Text tone="muted">
            <bdi>{lastError}</bdi>
          </Text>
        )}
        <Text size="caption" tone="muted">
          {t('payments.since')} <Time value={since} format="dateTime" />
        </Text>
        <Inline>
          {acts.map((each) => (
            <Button key={each} size="sm" onClick={() => setAct(each)}>
              {t(`payments.acts.${each}`)}
            </Button>
          ))}
          {paymentId && <TextLink to={`${OPERATOR_PATH}/payments/${paymentId}`}>{t('payments.open')}</TextLink>}
        </Inline>
        {act && <WaitingActDialog item={item} act={act} onClose={() => setAct(null)} />}
      </Stack>
    </Card>
  );
}

/** The queue of payments, refunds and events that jobs could not settle. */
export default function PaymentQueuePage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const kind = KINDS.find((it) => it === filters.get('kind'));
  const waiting = useWaitingPaymentsInfiniteQuery(kind);
  const kinds = KINDS.map((value) => ({ value, label: t(`payments.kinds.${value}`) }));
  return (
    <>
      <PageHeader title={t('sections.payments')} part={t('payments.tabs.waiting')} />
      <PaymentTabs />
      <Filters>
        <SelectField
          label={t('payments.what')}
          value={kind ?? ''}
          options={[{ value: '', label: t('all') }, ...kinds]}
          onChange={(event) => filters.set('kind', event.target.value)}
        />
      </Filters>
      <PagedList query={waiting} empty={t('payments.nothingWaits')}>
        {(items) => (
          <Stack as="ul" gap={3}>
            {items.map((item) => (
              <WaitingCard key={item._id} item={item} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}

import { useState } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import type { MismatchedCryptoPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, Button, Card, Inline, PageHeader, Stack, Text, Time, UserLine } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { TextLink } from '../../shared/text-link.tsx';
import { CoinDecisionDialog } from './coin-decision-dialog.tsx';
import { CoinDecisions, CoinFacts } from './coin-facts.tsx';
import { CoinSums } from './coin-sums.tsx';
import { actsOn, type CoinDecision } from './coins-of-payment.ts';
import { useMismatchedPaymentsInfiniteQuery } from './crypto-payments-api.ts';
import { PaymentTabs } from './payment-tabs.tsx';

const STATES = ['open', 'decided'] as const;

/** The payments with coins that an operator has to decide about. */
export default function CryptoPaymentsPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const state = STATES.find((it) => it === filters.get('state')) ?? 'open';
  const mismatched = useMismatchedPaymentsInfiniteQuery(state);
  return (
    <>
      <PageHeader title={t('sections.payments')} part={t('payments.tabs.coins')} />
      <PaymentTabs />
      <Filters>
        <SelectField
          label={t('status')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`coins.states.${value}`) }))}
          onChange={(event) => filters.set('state', event.target.value)}
        />
      </Filters>
      <PagedList query={mismatched} empty={t('coins.empty')}>
        {(items) => (
          <Stack as="ul" gap={3}>
            {items.map((item) => (
              <MismatchCard key={item.payment._id} item={item} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}

function MismatchCard({ item }: { item: MismatchedCryptoPayment }) {
  const { t } = useTranslation('operator');
  const [asked, setAsked] = useState<CoinDecision | null>(null);
  const { payment, payer, since, decision, hasMore } = item;
  const acts = actsOn(item);
  const standing = decision ? t(`coins.decided.${decision}`) : t(`coins.details.${payment.detail}`);
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Link to={`${OPERATOR_PATH}/users/${payer._id}`}>
            <UserLine as="strong" text={payer.name} />
          </Link>
          <Badge variant={acts.length > 0 ? 'pending' : 'status'}>{hasMore ? t('coins.more') : standing}</Badge>
        </Inline>
        <CoinSums item={item} />
        <CoinFacts item={item} />
        <CoinDecisions item={item} />
        <Text size="caption" tone="muted">
          {t('coins.cameUp')} <Time value={since} format="dateTime" />
        </Text>
        <WhyNotCredited item={item} />
        <Inline>
          {acts.map((each) => (
            <Button key={each} size="sm" onClick={() => setAsked(each)}>
              {t(`coins.acts.${each}`)}
            </Button>
          ))}
          <TextLink to={`${OPERATOR_PATH}/payments/${payment._id}`}>{t('payments.open')}</TextLink>
        </Inline>
        {asked && <CoinDecisionDialog item={item} decision={asked} onClose={() => setAsked(null)} />}
      </Stack>
    </Card>
  );
}

/** Why what waits for the first decision can only go back. */
function WhyNotCredited({ item }: { item: MismatchedCryptoPayment }) {
  const { t } = useTranslation('operator');
  const { payment, decision } = item;
  if (decision !== null || actsOn(item).includes('credited')) return null;
  const isUnconfirmed = payment.confirmations < payment.required;
  return <Text tone="muted">{t(isUnconfirmed ? 'coins.unconfirmed' : 'coins.uncreditable')}</Text>;
}

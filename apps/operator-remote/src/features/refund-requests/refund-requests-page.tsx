import { useState } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedRefundRequest } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, Button, Card, Inline, PageHeader, Stack, Text, Time, UserText } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { Facts } from '../../shared/facts.tsx';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { TextLink } from '../../shared/text-link.tsx';
import { GrantDialog, RefuseDialog } from './decision-dialogs.tsx';
import { useManagedRequestsInfiniteQuery } from './refund-requests-api.ts';
import { RefundTabs } from './refund-tabs.tsx';
import { SoldThing } from './sold-thing.tsx';
import { Sum } from './sum.tsx';

const STATUSES = ['open', 'granted', 'refused'] as const;
const VARIANTS = { open: 'pending', granted: 'status', refused: 'danger' } as const;

/** What was decided about a request, and when. */
function Decision({ request }: { request: ManagedRefundRequest }) {
  const { t } = useTranslation('operator');
  const { granted, currency, answer, decidedAt, seller } = request;
  // What moved nothing is told the fan alone.
  const isForBoth = granted !== null && seller !== null;
  const facts = [
    ...(granted === null ? [] : [{ name: t('refunds.granted'), value: <Sum amount={granted} currency={currency} /> }]),
    ...(answer
      ? [{ name: t(isForBoth ? 'refunds.bothWords' : 'refunds.words'), value: <UserText text={answer} /> }]
      : []),
    ...(decidedAt ? [{ name: t('refunds.decided'), value: <Time value={decidedAt} format="dateTime" /> }] : []),
  ];
  return facts.length > 0 && <Facts facts={facts} />;
}

function RequestCard({ request }: { request: ManagedRefundRequest }) {
  const { t } = useTranslation('operator');
  const [asked, setAsked] = useState<'grant' | 'refuse' | null>(null);
  const { person, reason, text, status, paymentId, createdAt } = request;
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Link to={`${OPERATOR_PATH}/users/${person._id}`}>
            <PersonCell person={person} />
          </Link>
          <Badge variant={VARIANTS[status]}>{t(`refunds.statuses.${status}`)}</Badge>
        </Inline>
        <SoldThing request={request} />
        <Text>{t(`refunds.reasons.${reason}`)}</Text>
        {text && <UserText text={text} />}
        <Text size="caption" tone="muted">
          <Time value={createdAt} format="dateTime" />
        </Text>
        <Decision request={request} />
        <Inline>
          {status === 'open' && (
            <>
              <Button size="sm" onClick={() => setAsked('grant')}>
                {t('refunds.grant')}
              </Button>
              <Button size="sm" onClick={() => setAsked('refuse')}>
                {t('refunds.refuse')}
              </Button>
            </>
          )}
          {paymentId && <TextLink to={`${OPERATOR_PATH}/payments/${paymentId}`}>{t('payments.open')}</TextLink>}
        </Inline>
        {asked === 'grant' && <GrantDialog request={request} onClose={() => setAsked(null)} />}
        {asked === 'refuse' && <RefuseDialog request={request} onClose={() => setAsked(null)} />}
      </Stack>
    </Card>
  );
}

/** The list of refund requests. */
export default function RefundRequestsPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const status = STATUSES.find((it) => it === filters.get('status')) ?? 'open';
  const requests = useManagedRequestsInfiniteQuery(status);
  return (
    <>
      <PageHeader title={t('sections.refunds')} />
      <RefundTabs />
      <Filters>
        <SelectField
          label={t('status')}
          value={status}
          options={STATUSES.map((value) => ({ value, label: t(`refunds.statuses.${value}`) }))}
          onChange={(event) => filters.set('status', event.target.value)}
        />
      </Filters>
      <PagedList query={requests} empty={t('refunds.empty')}>
        {(items) => (
          <Stack as="ul" gap={3}>
            {items.map((item) => (
              <RequestCard key={item._id} request={item} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}

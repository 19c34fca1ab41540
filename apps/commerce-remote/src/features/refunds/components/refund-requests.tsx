import Undo2 from 'lucide-react/icons/undo-2';
import type { RefundRequest } from '@barg/api-client/models';
import { saleNameOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { Link } from '@barg/runtime/router';
import { nextPages } from '@barg/session';
import {
  Badge,
  Card,
  Dots,
  EmptyState,
  ErrorState,
  InfiniteList,
  Inline,
  Skeleton,
  Stack,
  Text,
  Time,
  UserText,
  useFormat,
} from '@barg/ui-kit';
import { orderPath } from '../../../shared/order-paths.ts';
import { receiptPath, transactionPath } from '../../../shared/paths.ts';
import { useRefundRequestsInfiniteQuery } from '../../../shared/refund/list-refund-requests.ts';

/** What an API of before does not name. */
type Newer = Partial<Pick<RefundRequest, 'sale' | 'gift' | 'paidAt'>>;

const PAGE_NAMES = { payment: 'receipt.title', purchase: 'transactions.title', order: 'transactions.toOrder' } as const;

const pathOf = ({ kind, itemId }: RefundRequest): string => {
  if (kind === 'payment') return receiptPath(itemId);
  return kind === 'order' ? orderPath(itemId) : transactionPath(itemId);
};

/** What was bought is called as in the wallet. */
function useNameOf() {
  const { t } = useTranslation('commerce');
  return ({ kind, ...request }: RefundRequest): string => {
    const { sale, gift } = request as Newer;
    if (sale?.kind === 'subscription') return t(gift ? 'transactions.given' : 'transactions.kinds.subscription');
    const name = sale && kind === 'purchase' ? saleNameOf(sale.kind, sale.itemType) : undefined;
    return name ? t(`transactions.sales.${name}`) : t(`refunds.kinds.${kind}`);
  };
}

const VARIANTS = { open: 'pending', granted: 'status', refused: 'danger' } as const;

/** A fan's requests for refunds, with the decisions. */
export function RefundRequests() {
  const { t } = useTranslation('commerce');
  const query = useRefundRequestsInfiniteQuery();
  const requests = query.data?.pages.flatMap(({ data }) => data);
  if (query.error && !requests) {
    return <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />;
  }
  if (!requests) return <Skeleton height={320} radius="card" />;
  if (requests.length === 0) return <EmptyState icon={Undo2} title={t('refunds.empty')} />;
  return (
    <InfiniteList {...nextPages(query)}>
      <Stack as="ul" gap={3} aria-label={t('refunds.title')}>
        {requests.map((request) => (
          <RequestCard key={request._id} request={request} />
        ))}
      </Stack>
    </InfiniteList>
  );
}

function RequestCard({ request }: { request: RefundRequest }) {
  const { t } = useTranslation('commerce');
  const nameOf = useNameOf();
  const { title, seller, total, currency, status, granted, text, answer, createdAt } = request;
  const { gift } = request as Newer;
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Text weight="bold">
            <Dots>
              {nameOf(request)}
              {title}
              {seller?.name}
              {gift && t('transactions.givenTo', { name: isolate(gift.to.name) })}
            </Dots>
          </Text>
          <Badge variant={VARIANTS[status]}>{t(`refunds.states.${status}`)}</Badge>
        </Inline>
        <Text tone="muted">
          <Dots>
            <Sum amount={total} currency={currency} />
            <Time value={createdAt} />
          </Dots>
        </Text>
        <Which request={request} />
        {text && <UserText text={text} />}
        {granted !== null && (
          <Text weight="medium">
            {t('refunds.granted')} <Sum amount={granted} currency={currency} />
          </Text>
        )}
        {answer && (
          <Stack gap={0}>
            <Text size="caption" tone="muted">
              {t('refunds.answer')}
            </Text>
            <UserText text={answer} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** The time that was given, when it was paid for, and where it can be looked at: what tells two of one price apart. */
function Which({ request }: { request: RefundRequest }) {
  const { t } = useTranslation('commerce');
  const { gift, paidAt } = request as Newer;
  return (
    <>
      {gift && (
        <Text tone="muted">
          <Time value={gift.from} format="long" /> – <Time value={gift.until} format="long" />
        </Text>
      )}
      {paidAt && (
        <Text tone="muted">
          {t('refunds.paid')} <Time value={paidAt} format="dateTime" />
        </Text>
      )}
      <Inline>
        <Link to={pathOf(request)}>{t(PAGE_NAMES[request.kind])}</Link>
      </Inline>
    </>
  );
}

/** Money for a payment, tokens for a sale. */
function Sum({ amount, currency }: { amount: number; currency: string | null }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  if (currency !== null) return <bdi>{format.money(amount, currency)}</bdi>;
  return <bdi>{t('payments.tokens', { count: amount, amount: format.tokens(amount) })}</bdi>;
}

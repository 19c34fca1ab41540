import Undo2 from 'lucide-react/icons/undo-2';
import type { RefundRequest } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
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
import { useRefundRequestsInfiniteQuery } from '../../../shared/refund/list-refund-requests.ts';

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
  const { kind, title, seller, total, currency, status, granted, text, answer, createdAt } = request;
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Text weight="bold">
            <Dots>
              {t(`refunds.kinds.${kind}`)}
              {title}
              {seller?.name}
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

/** Money for a payment, tokens for a sale. */
function Sum({ amount, currency }: { amount: number; currency: string | null }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  if (currency !== null) return <bdi>{format.money(amount, currency)}</bdi>;
  return <bdi>{t('payments.tokens', { count: amount, amount: format.tokens(amount) })}</bdi>;
}

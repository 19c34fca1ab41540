import { useEffect } from 'react';
import type { CryptoStatus } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, LoadFailure, Inline, Skeleton, Stack, Text, useFormat, usePrice } from '@barg/ui-kit';
import { paths, receiptPath } from '../../../shared/paths.ts';
import { useCryptoStatusQuery } from '../api/crypto-payment.ts';
import { CoinRequest } from './coin-request.tsx';

/** The page of a payment with coins: where to send them, what was received, and the result. */
export default function CryptoPage({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('commerce');
  const { currentData: data, error, refetch } = useCryptoStatusQuery(paymentId, { refetchOnMountOrArgChange: true });
  const wait = data?.pollAfterMs ?? null;
  useEffect(() => {
    if (wait === null) return undefined;
    // At the server's interval; after a failed answer too.
    const timer = setInterval(() => void refetch(), wait);
    return () => clearInterval(timer);
  }, [wait, refetch]);
  return (
    <Stack gap={4}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={480} radius="card" />}
      {data && <Standing payment={data} />}
      <Inline>
        {data?.status === 'succeeded' && (
          <ButtonLink to={receiptPath(paymentId)} variant="primary">
            {t('receipt.title')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.payments}>{t('receipt.back')}</ButtonLink>
      </Inline>
    </Stack>
  );
}

/** The payment request while coins are expected, afterwards the result. */
function Standing({ payment }: { payment: CryptoStatus }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const inTokens = usePrice();
  const { status, detail, tokens, cost, currency } = payment;
  const isAsked = status === 'pending' && (payment.missing !== null || payment.amount === null);
  const isShort = status === 'pending' && detail === 'underpaid' && !isAsked;
  return (
    <Card aria-label={t('crypto.title')}>
      <Stack gap={4}>
        <Text weight="bold">{t('crypto.order', { tokens: inTokens(tokens), cost: format.money(cost, currency) })}</Text>
        <Text role="status" tone={status === 'failed' ? 'danger' : 'ink'}>
          {isShort && t('crypto.underpaidOver')}
          {!isShort &&
            t(status === 'pending' || status === 'failed' ? `crypto.details.${detail}` : `crypto.ends.${status}`)}
        </Text>
        {isAsked && <CoinRequest payment={payment} />}
        {!isAsked && <Came payment={payment} />}
      </Stack>
    </Card>
  );
}

/** What an API of before does not name. */
type Newer = Partial<Pick<CryptoStatus, 'decided' | 'more' | 'returned'>>;

/** What came for the payment; what came after it was decided about is told apart, since it is no part of that. */
function Came({ payment }: { payment: CryptoStatus }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const { received, coin, confirmations, required, detail } = payment;
  const { decided, more, returned = '0' } = payment as Newer;
  if (Number(received) === 0) return null;
  const named = (amount: string) => ({ amount: `${amount} ${coin ?? ''}`.trim() });
  return (
    <>
      <Text tone="muted">{t('crypto.received', named(decided ?? received))}</Text>
      {Number(returned) > 0 && <Text tone="muted">{t('crypto.returned', named(returned))}</Text>}
      {more && <Text>{t('crypto.more', named(more))}</Text>}
      {detail === 'confirming' && (
        <Text tone="muted">
          {t('crypto.confirmations', {
            count: required,
            some: format.number(confirmations),
            all: format.number(required),
          })}
        </Text>
      )}
    </>
  );
}

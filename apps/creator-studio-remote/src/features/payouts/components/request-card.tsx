import { useState } from 'react';
import type { PayoutMethod, PayoutQuote } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { Amount, Button, Card, ErrorState, lazyDialog, Skeleton, Stack, Text, useToast, useTokens } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useLazyPayoutMethodsQuery, useLazyPendingPayoutQuery, usePayoutQuoteQuery } from '../api/payouts.ts';
import { QuoteReasons } from './quote-lines.tsx';

const RequestDialog = lazyDialog(async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }));

/** What can be asked for, and asking for it: a request under review is led to instead. */
export function RequestCard() {
  const { t } = useTranslation('creator-studio');
  const { data: quote, error, refetch } = usePayoutQuoteQuery(undefined);
  if (error && !quote) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!quote) return <Skeleton height="180px" radius="card" />;
  return (
    <Card aria-label={t('earnings.available')}>
      <Stack gap={3} align="start">
        <Text tone="muted">{t('earnings.available')}</Text>
        <Amount value={quote.available} unit="tokens" size="display" />
        <Reserved quote={quote} />
        <RequestButton quote={quote} />
        {/* What asking answers with a page needs no words beside the button. */}
        <QuoteReasons quote={quote} reasons={quote.reasons.filter((reason) => reason !== 'payout.pending')} />
      </Stack>
    </Card>
  );
}

function Reserved({ quote: { reserved } }: { quote: PayoutQuote }) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  return reserved > 0 && <Text tone="muted">{t('payouts.reservedLine', { amount: tokens(reserved) })}</Text>;
}

function RequestButton({ quote }: { quote: PayoutQuote }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const navigate = useNavigateIfHere();
  const [check, { isFetching: isChecking }] = useLazyPendingPayoutQuery();
  const [readMethods, { isFetching: isReading }] = useLazyPayoutMethodsQuery();
  // Where money can go, as it is now: the dialog opens with it, and never without it.
  const [methods, setMethods] = useState<readonly PayoutMethod[] | null>(null);
  const isRefused = quote.reasons.some((reason) => reason !== 'payout.pending');

  const handlePress = async () => {
    const [pending, known] = await Promise.all([check(), readMethods()]);
    const error = pending.error ?? (pending.data?.request ? undefined : known.error);
    if (error) return toast(error.message || t('payouts.failed'), { tone: 'danger' });
    if (!pending.data?.request) return setMethods(known.data ?? null);
    toast(t('payouts.refusals.pending'));
    navigate(paths.payout(pending.data.request._id));
  };

  return (
    <>
      <Button
        variant="primary"
        disabled={isRefused && quote.reserved === 0}
        isLoading={isChecking || isReading}
        onClick={() => void handlePress()}
      >
        {t('payouts.request')}
      </Button>
      {methods && (
        <RequestDialog
          methods={methods}
          least={quote.minimum}
          most={quote.available}
          onDone={({ _id }) => navigate(paths.payout(_id))}
          onClose={() => setMethods(null)}
        />
      )}
    </>
  );
}

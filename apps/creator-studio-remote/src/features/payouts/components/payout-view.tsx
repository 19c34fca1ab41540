import { useState } from 'react';
import type { PayoutMethod, PayoutQuote, PayoutView as View } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useAttemptKey } from '@barg/session/attempt-key';
import {
  Amount,
  Button,
  Card,
  LoadFailure,
  Inline,
  lazyDialog,
  Skeleton,
  Stack,
  Text,
  UserText,
  useFormat,
  useToast,
} from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import {
  useChangePayoutMutation,
  useLazyPayoutMethodsQuery,
  useLazyPayoutQuoteQuery,
  useOwnPayoutQuery,
} from '../api/payouts.ts';
import { PayoutState } from './payout-state.tsx';
import { PayoutTimeline } from './payout-timeline.tsx';
import { PayoutWords } from './payout-words.tsx';

const RequestDialog = lazyDialog(async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }));

/** What came back without a reason before gateways' reasons were kept: only a bank sends money back. */
const BY_BANK = 'not_accepted_by_bank';

const whyOf = ({ reason, reasonText }: View['request']): string => reasonText || (reason === 'returned' ? BY_BANK : '');

/** One request: what is asked for, who holds it, what happened, and what can be done about it. */
export function PayoutView({ requestId }: { requestId: string }) {
  const { currentData: data, error, refetch } = useOwnPayoutQuery(requestId, { refetchOnMountOrArgChange: true });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="420px" radius="card" />;
  return (
    <Stack>
      <Facts view={data} />
      <PayoutTimeline view={data} />
    </Stack>
  );
}

function Facts({ view: { request } }: { view: View }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { amount, net, currency, methodId, details, note, status } = request;
  const why = whyOf(request);
  return (
    <Card aria-label={t('payouts.one')}>
      <Stack gap={3}>
        <Inline justify="space-between">
          <Amount value={amount} unit="tokens" size="display" />
          <PayoutState request={request} />
        </Inline>
        {status !== 'rejected' && (
          <Text>
            {t(status === 'paid' ? 'payouts.sentLine' : 'payouts.netLine', { amount: format.money(net, currency) })}
          </Text>
        )}
        <Text tone="muted">
          {t(`payouts.methods.${methodId}`)} <bdi dir="ltr">{details.account}</bdi>
        </Text>
        {note && <UserText text={note} />}
        {why && <PayoutWords text={why} />}
        {status === 'pending-review' && <Acts view={{ request }} />}
      </Stack>
    </Card>
  );
}

interface Choices {
  methods: readonly PayoutMethod[];
  quote: PayoutQuote;
}

/** Where money can go and how much there is, as it is now; null after a failure, which is told. */
function useChoices() {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [readMethods, methods] = useLazyPayoutMethodsQuery();
  const [readQuote, quote] = useLazyPayoutQuoteQuery();
  const read = async (): Promise<Choices | null> => {
    const [known, counted] = await Promise.all([readMethods(), readQuote(undefined)]);
    const error = known.error ?? counted.error;
    if (!error && known.data && counted.data) return { methods: known.data, quote: counted.data };
    toast(error?.message || t('payouts.failed'), { tone: 'danger' });
    return null;
  };
  return { read, isReading: methods.isFetching || quote.isFetching };
}

function Acts({ view: { request } }: { view: Pick<View, 'request'> }) {
  const { t } = useTranslation('creator-studio');
  const { read, isReading } = useChoices();
  const [choices, setChoices] = useState<Choices | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const close = () => setChoices(null);
  return (
    <Inline>
      <Button isLoading={isReading} onClick={() => void read().then(setChoices)}>
        {t('payouts.change')}
      </Button>
      <Button variant="danger" onClick={() => setWithdrawing(true)}>
        {t('payouts.withdraw')}
      </Button>
      {choices && (
        <RequestDialog
          methods={choices.methods}
          least={choices.quote.minimum}
          most={(Math.round(choices.quote.available * 100) + Math.round(request.amount * 100)) / 100}
          request={request}
          onDone={close}
          onClose={close}
        />
      )}
      {isWithdrawing && <Withdrawing requestId={request._id} onClose={() => setWithdrawing(false)} />}
    </Inline>
  );
}

function Withdrawing({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [change, { isLoading }] = useChangePayoutMutation();
  const attempt = useAttemptKey();
  const handleConfirm = async () => {
    const withdrawal = { withdrawn: true } as const;
    const { error } = await attempt({ requestId, ...withdrawal }, (key) =>
      change({ id: requestId, change: withdrawal, key }),
    );
    if (error) toast(toQueryError(error).message || t('payouts.failed'), { tone: 'danger' });
    else toast(t('payouts.withdrawn'), { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('payouts.withdraw')}
      confirmLabel={t('payouts.withdraw')}
      keepLabel={t('payouts.keep')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Text>{t('payouts.withdrawHelp')}</Text>
    </ConfirmDialog>
  );
}

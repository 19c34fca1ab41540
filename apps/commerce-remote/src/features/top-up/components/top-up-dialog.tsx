import { useState } from 'react';
import type { Payment, TopUpResult } from '@barg/api-client/models';
import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useAskedAgain } from '@barg/session/line';
import { ErrorState, Skeleton, Stack, usePrice, useToast, useUi } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { useOwnTaxQuery } from '../../../shared/api/own-tax.ts';
import { useSavedCardsQuery } from '../../../shared/api/saved-cards.ts';
import { BankConfirmation } from '../../../shared/bank-confirmation.tsx';
import { ClosedWalletNote } from '../../../shared/closed-wallet-note.tsx';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { coinsPath } from '../../../shared/paths.ts';
import { useClosedWallet } from '../../../shared/use-closed-wallet.ts';
import { useTokenPackagesQuery } from '../api/list-packages.ts';
import { TopUpForm } from './top-up-form.tsx';

/** Answers `commerce.top-up`. */
export function TopUpDialog({ payload, onSettled }: IntentDialogProps<'commerce.top-up'>) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const price = usePrice();
  const handleDone = (tokens: number) => {
    toast(t('topUp.done', { tokens: price(tokens) }), { tone: 'success' });
    onSettled('done');
  };
  const [waiting, setWaiting] = useState<Payment | null>(null);
  const handlePaid = ({ status, payment }: TopUpResult) => {
    if (status === 'succeeded') handleDone(payment.tokens);
    else setWaiting(payment);
  };
  const handleClose = () => onSettled(null);
  const navigate = useNavigate();
  const handleCoins = (paymentId: string) => {
    onSettled(null);
    void navigate(coinsPath(paymentId));
  };
  return (
    <FanGate onRefused={handleClose}>
      <Dialog isOpen onClose={handleClose} title={t('wallet.topUp')}>
        {waiting && <BankConfirmation payment={waiting} onDone={handleDone} onRetry={() => setWaiting(null)} />}
        {/* Hidden and not gone: whoever tries another way after a refusal finds what they had chosen. */}
        <div hidden={waiting !== null}>
          <TopUpBody missing={payload.missing} onPaid={handlePaid} onCoins={handleCoins} onLeave={handleClose} />
        </div>
      </Dialog>
    </FanGate>
  );
}

interface TopUpBodyProps {
  missing: number | undefined;
  onPaid: (result: TopUpResult) => void;
  onCoins: (paymentId: string) => void;
  onLeave: () => void;
}

function TopUpBody({ onPaid, onCoins, onLeave, missing }: TopUpBodyProps) {
  const { closedBy, isLoading } = useClosedWallet();
  const packages = useTokenPackagesQuery({ culture: useUi().locale });
  const cards = useSavedCardsQuery();
  // Until it is loaded, the server refuses the price without tax and tells the right one.
  const tax = useAskedAgain(useOwnTaxQuery());
  const error = packages.error ?? cards.error;
  const refetch = () => {
    void packages.refetch();
    void cards.refetch();
  };
  if (closedBy) return <ClosedWalletNote closedBy={closedBy} onLeave={onLeave} />;
  if (packages.data && cards.data && !tax.isLoading && !isLoading) {
    const offers = { packages: packages.data.data, cards: cards.data.data, tax: tax.data };
    return <TopUpForm {...offers} missing={missing} onPaid={onPaid} onCoins={onCoins} />;
  }
  if (error) return <ErrorState message={error.message || undefined} onRetry={refetch} />;
  return (
    <Stack gap={4}>
      <Skeleton height={40} />
      <Skeleton height={218} />
      <Skeleton height={210} />
      <Skeleton height={48} radius="pill" />
    </Stack>
  );
}

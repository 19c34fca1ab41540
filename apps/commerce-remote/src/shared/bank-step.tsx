import { useState, type ComponentProps } from 'react';
import type { PaymentNextAction } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import { BankLink } from './bank-link.tsx';
import { useOpenStripe } from './stripe/use-stripe.ts';

interface BankStepProps extends Pick<ComponentProps<typeof BankLink>, 'size' | 'width'> {
  action: PaymentNextAction;
}

/** Opens the bank's confirmation: its page in a new tab, or the gateway's dialog above this page. */
export function BankStep({ action, ...look }: BankStepProps) {
  const { url, clientSecret } = action;
  return clientSecret ? <StripeStep {...look} clientSecret={clientSecret} /> : <BankLink {...look} url={url} />;
}

/** Opens the gateway's dialog. The result is read from the API, because the dialog proves nothing. */
function StripeStep({ clientSecret, ...look }: Omit<BankStepProps, 'action'> & { clientSecret: string }) {
  const { t } = useTranslation('commerce');
  const openStripe = useOpenStripe();
  const [state, setState] = useState<'idle' | 'open' | 'failed'>('idle');
  const handleClick = async () => {
    setState('open');
    try {
      const stripe = await openStripe();
      await stripe.handleNextAction({ clientSecret });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button {...look} variant="primary" isLoading={state === 'open'} onClick={() => void handleClick()}>
        {t('bank.open')}
      </Button>
      {state === 'failed' && <p role="alert">{t('topUp.errors.fields')}</p>}
    </>
  );
}

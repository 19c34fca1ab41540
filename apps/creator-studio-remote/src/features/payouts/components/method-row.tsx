import { useState } from 'react';
import type { PayoutMethod, PayoutMethodKind } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Dots, Inline, lazyDialog, Stack, Text, useFormat } from '@barg/ui-kit';
import { MethodRemoval } from './method-removal.tsx';

const BankDialog = lazyDialog(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }));
const GatewayDialog = lazyDialog(async () => ({ default: (await import('./gateway-dialog.tsx')).GatewayDialog }));

interface MethodProps {
  kind: PayoutMethodKind;
  /** What is set, if anything. */
  method: PayoutMethod | undefined;
}

/** One way of being paid: where it leads to, and what can be done about it. */
export function MethodRow({ kind, method }: MethodProps) {
  const { t } = useTranslation('creator-studio');
  return (
    <Inline justify="space-between" gap={3} wrap="nowrap">
      <Stack gap={0}>
        <Text weight="medium">
          <Dots>{[t(`payouts.methods.${kind}`), method?.details.bank, method?.details.network]}</Dots>
        </Text>
        {method ? <Destination method={method} /> : <Text tone="muted">{t('payouts.notSet')}</Text>}
      </Stack>
      <Acts kind={kind} method={method} />
    </Inline>
  );
}

function Destination({ method: { details, heldUntil } }: { method: PayoutMethod }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <>
      <Text tone="muted">
        <Dots>
          <bdi dir="ltr">{details.account}</bdi>
          {details.holder && <bdi>{details.holder}</bdi>}
        </Dots>
      </Text>
      {heldUntil && (
        <Text size="caption" tone="muted">
          {t('payouts.heldUntil', { when: format.dateTime(heldUntil) })}
        </Text>
      )}
    </>
  );
}

function Acts({ kind, method }: MethodProps) {
  const { t } = useTranslation('creator-studio');
  const [asked, setAsked] = useState<'set' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const name = t(`payouts.methods.${kind}`);
  const setTitle = t(method ? 'payouts.changeNamed' : 'payouts.setNamed', { name });
  const removeTitle = t('payouts.removeNamed', { name });
  return (
    <Inline gap={2} justify="end">
      {kind !== 'stripe' && (
        <Button size="sm" aria-label={setTitle} onClick={() => setAsked('set')}>
          {t(method ? 'payouts.changeMethod' : 'payouts.setMethod')}
        </Button>
      )}
      {method && (
        <Button size="sm" aria-label={removeTitle} onClick={() => setAsked('remove')}>
          {t('payouts.remove')}
        </Button>
      )}
      {asked === 'set' && kind === 'bank' && <BankDialog title={setTitle} onClose={close} />}
      {asked === 'set' && (kind === 'paypal' || kind === 'crypto') && (
        <GatewayDialog provider={kind} title={setTitle} method={method} onClose={close} />
      )}
      {asked === 'remove' && method && <MethodRemoval title={removeTitle} method={method} onClose={close} />}
    </Inline>
  );
}

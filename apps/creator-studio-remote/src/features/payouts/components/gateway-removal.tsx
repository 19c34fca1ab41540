import { useState } from 'react';
import type { PayoutMethod, PaymentGatewaySettingsProvider } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useConfirmed } from '@barg/session';
import { Text, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useSetGatewaySettings } from '../api/gateway-settings.ts';

interface GatewayRemovalProps {
  provider: PaymentGatewaySettingsProvider;
  title: string;
  method: PayoutMethod;
  onClose: () => void;
}

/** Asks before what a gateway pays by is removed. Requests that were made keep their copy of it. */
export function GatewayRemoval({ provider, title, method, onClose }: GatewayRemovalProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const setSettings = useSetGatewaySettings();
  const [isBusy, setIsBusy] = useState(false);

  const handleConfirm = async () => {
    setIsBusy(true);
    try {
      const removed = await runConfirmed(() => setSettings({ provider, values: null, version: method.changedAt }));
      if (removed) toast(t('payouts.removed'), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('payouts.failed'), { tone: 'danger' });
    }
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={t('payouts.remove')}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Text>{t('payouts.removeHelp')}</Text>
    </ConfirmDialog>
  );
}

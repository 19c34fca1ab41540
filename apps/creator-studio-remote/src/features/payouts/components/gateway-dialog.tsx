import { useMemo } from 'react';
import type { PayoutMethod } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useConfirmed } from '@barg/session';
import { Text, useToast } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useSetGatewaySettings } from '../api/gateway-settings.ts';
import {
  GATEWAY_FIELDS,
  gatewayBody,
  gatewaySchemaOf,
  NO_VALUES,
  type GatewayForm,
  type TypedProvider,
} from './gateway-schema.ts';
import { savedWordsOf } from './saved-words.ts';

interface GatewayDialogProps {
  provider: TypedProvider;
  title: string;
  /** What is set now, if anything. */
  method: PayoutMethod | undefined;
  onClose: () => void;
}

/** Takes what a gateway pays a performer by. Who has changed it elsewhere meanwhile is shown that before it is replaced. */
export function GatewayDialog({ provider, title, method, onClose }: GatewayDialogProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const setSettings = useSetGatewaySettings();
  const schema = useMemo(() => gatewaySchemaOf(provider), [provider]);
  const form = useZodForm(schema, { defaultValues: NO_VALUES });

  const handleSubmit = async ({ values }: GatewayForm) => {
    const saved = await runConfirmed(() => setSettings(gatewayBody(provider, values, method?.changedAt ?? null)));
    if (saved === null) return;
    toast(t(savedWordsOf(saved)), { tone: 'success' });
    onClose();
  };

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <Text tone="muted">{t('payouts.methodHelp')}</Text>
        {method && (
          <Text>
            {t('payouts.setNow')} <bdi dir="ltr">{method.details.account}</bdi>
          </Text>
        )}
        {GATEWAY_FIELDS[provider].map((name) => (
          <FormTextField
            key={name}
            name={`values.${name}`}
            label={t(`payouts.fields.${name}`)}
            {...(name === 'network' ? {} : { dir: 'ltr' })}
            autoComplete="off"
          />
        ))}
        <SubmitButton>{t('payouts.saveMethod')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

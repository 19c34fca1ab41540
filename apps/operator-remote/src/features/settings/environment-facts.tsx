import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Stack, Text } from '@barg/ui-kit';

/** The settings that the API's environment decides: they are told here, and changed where the API is started. */
export function EnvironmentFacts() {
  const { t } = useTranslation('operator');
  const key = useSetting('stripePublishableKey');
  const isTestMode = useSetting('isTestMode');
  const gateway = key ? (isTestMode ? 'stripeTest' : 'stripe') : isTestMode ? 'sandbox' : null;
  const facts = [
    { name: t('settings.paymentGateway'), value: gateway && t(`settings.gateways.${gateway}`) },
    { name: t('settings.stripePublishableKey'), value: key && <bdi dir="ltr">{key}</bdi> },
  ];
  return (
    <Stack gap={2}>
      <dl>
        {facts.map(({ name, value }) => (
          <Stack key={name} gap={0}>
            <Text as="dt" size="caption" tone="muted">
              {name}
            </Text>
            <Text as="dd">{value || t('settings.notSet')}</Text>
          </Stack>
        ))}
      </dl>
      <Text tone="muted">{t('settings.fromEnvironment')}</Text>
    </Stack>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Switch } from '@barg/ui-kit/fields';
import { consent, useConsent } from './consent.ts';

/** The answer about analytics, to be changed at any time; nothing where the operator counts no visits. */
export function AnalyticsField() {
  const { t } = useTranslation('site');
  const code = useSetting('gaCode');
  const isAccepted = useConsent() === 'accepted';
  if (!code) return null;
  return (
    <Switch
      label={t('analytics.allow')}
      help={t('analytics.help')}
      checked={isAccepted}
      onChange={(event) => consent.write(event.target.checked ? 'accepted' : 'refused')}
    />
  );
}

import ShieldCheck from 'lucide-react/icons/shield-check';
import { SECURITY_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, EmptyState, usePageTitle } from '@barg/ui-kit';

/** Replaces the console until the operator has set up two-factor authentication, if the site requires it. */
export function SecondStepRequired() {
  const { t } = useTranslation('operator');
  const title = t('secondStep.requiredTitle');
  usePageTitle(title);
  return (
    <EmptyState
      isPage
      icon={ShieldCheck}
      title={title}
      action={
        <ButtonLink variant="primary" to={SECURITY_PATH}>
          {t('secondStep.setUp')}
        </ButtonLink>
      }
    >
      {t('secondStep.required')}
    </EmptyState>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { StepList } from '@barg/ui-kit/fields';

const STEPS = ['account', 'about', 'documents', 'waiting'] as const;

/** The progress of the registration; documents and their review follow in the studio, with the same steps. */
export function RegistrationSteps({ current }: { current: 'account' | 'about' }) {
  const { t } = useTranslation('register');
  const steps = STEPS.map((id) => ({ id, label: t(`steps.${id}`) }));
  return <StepList label={t('steps.label')} steps={steps} current={current} />;
}

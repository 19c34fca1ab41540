import { useTranslation } from '@barg/runtime/i18n';
import type { OwnPerformer } from '@barg/api-client/models';
import { StepList } from '@barg/ui-kit/fields';

const STEPS = ['account', 'about', 'documents', 'waiting'] as const;

/** Where a registration stands: the page that made the account shows the same steps. */
export function RegistrationSteps({ status }: Pick<OwnPerformer['verification'], 'status'>) {
  const { t } = useTranslation('creator-studio');
  const steps = STEPS.map((id) => ({ id, label: t(`account.steps.${id}`) }));
  return (
    <StepList label={t('account.steps.label')} steps={steps} current={status === 'pending' ? 'waiting' : 'documents'} />
  );
}

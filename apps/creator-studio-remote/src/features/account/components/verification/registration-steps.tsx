import { useTranslation } from '@barg/runtime/i18n';
import type { OwnPerformer } from '@barg/api-client/models';
import { useFormat } from '@barg/ui-kit';
import { Step, StepList, StepMark } from './registration-steps.styles.ts';

const STEPS = ['account', 'about', 'documents', 'waiting'] as const;

/** Where a registration stands: the page that made the account shows the same steps. */
export function RegistrationSteps({ status }: Pick<OwnPerformer['verification'], 'status'>) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const current = STEPS.indexOf(status === 'pending' ? 'waiting' : 'documents');
  return (
    <StepList aria-label={t('account.steps.label')}>
      {STEPS.map((step, index) => (
        <Step key={step} aria-current={index === current ? 'step' : undefined} $isReached={index <= current}>
          <StepMark aria-hidden $isReached={index <= current}>
            {format.number(index + 1)}
          </StepMark>
          {t(`account.steps.${step}`)}
        </Step>
      ))}
    </StepList>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { Step, StepList, StepMark } from './registration-steps.styles.ts';

const STEPS = ['account', 'about', 'documents', 'waiting'] as const;

/** How far the registration is; documents and their review follow in the studio, which shows the same steps. */
export function RegistrationSteps({ current }: { current: 'account' | 'about' }) {
  const { t } = useTranslation('register');
  const format = useFormat();
  const reached = STEPS.indexOf(current);
  return (
    <StepList aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <Step key={step} aria-current={index === reached ? 'step' : undefined} $isReached={index <= reached}>
          <StepMark aria-hidden $isReached={index <= reached}>
            {format.number(index + 1)}
          </StepMark>
          {t(`steps.${step}`)}
        </Step>
      ))}
    </StepList>
  );
}

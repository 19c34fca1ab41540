import { useFormat } from '@barg/ui-kit';
import { Step, StepListRoot, StepMark } from './step-list.styles.ts';

interface StepListProps {
  label: string;
  steps: ReadonlyArray<{ id: string; label: string }>;
  /** The id of the current step; those before it are done. */
  current: string;
}

/** The progress of a process with several steps. */
export const StepList = ({ label, steps, current }: StepListProps) => {
  const format = useFormat();
  const reached = steps.findIndex(({ id }) => id === current);
  return (
    <StepListRoot aria-label={label}>
      {steps.map((step, index) => (
        <Step key={step.id} aria-current={index === reached ? 'step' : undefined} $isReached={index <= reached}>
          <StepMark aria-hidden $isReached={index <= reached}>
            {format.number(index + 1)}
          </StepMark>
          {step.label}
        </Step>
      ))}
    </StepListRoot>
  );
};

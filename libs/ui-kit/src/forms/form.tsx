import { useTranslation } from '@barg/runtime/i18n';
import { Button, useFormat, type ButtonProps } from '@barg/ui-kit';
import type { ReactNode } from 'react';
import { FormProvider, useFormContext, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { countFaults } from './count-faults.ts';
import { ErrorSummary, FormRoot } from './form.styles.ts';
import { messageText } from './issue-text.ts';
import { applyServerError } from './server-error.ts';

interface FormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** What it throws is shown: on the fields that the error names, otherwise above them. */
  onSubmit: (values: Output) => Promise<void> | void;
  children: ReactNode;
}

export const Form = <Input extends FieldValues, Output>({ form, onSubmit, children }: FormProps<Input, Output>) => {
  const { t } = useTranslation('ui');
  const handleValid = async (values: Output) => {
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerError(form, error, t('form.failed'));
    }
  };
  return (
    <FormProvider {...form}>
      <FormRoot noValidate onSubmit={form.handleSubmit(handleValid)}>
        <FormErrors />
        {children}
      </FormRoot>
    </FormProvider>
  );
};

/** Above the fields after a failed attempt: the failure of the whole, or how many fields wait. */
export const FormErrors = () => {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { errors, isSubmitted } = useFormState();
  const { root, ...fields } = errors;
  const count = countFaults(fields);
  const failure = messageText(root?.server?.message, t);
  if (!failure && (!isSubmitted || count === 0)) return null;
  return (
    <ErrorSummary role="alert" ref={reveal}>
      {failure ?? t('form.errors', { count, amount: format.number(count) })}
    </ErrorSummary>
  );
};

/** The summary stands above the fields and the button below them: on a phone it would be out of sight. */
const reveal = (summary: HTMLElement | null): void => summary?.scrollIntoView({ block: 'nearest' });

export const SubmitButton = ({
  variant = 'primary',
  size = 'lg',
  ...rest
}: Omit<ButtonProps, 'type' | 'isLoading'>) => {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" variant={variant} size={size} isLoading={formState.isSubmitting} />;
};

import { useTranslation } from '@barg/runtime/i18n';
import { Button, Text, useFormat, useHeldOpen, type ButtonProps } from '@barg/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useFormContext, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { countFaults } from './count-faults.ts';
import { ErrorSummary, FormRoot } from './form.styles.ts';
import { messageText } from './issue-text.ts';
import { applyServerError } from './server-error.ts';

interface FormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Its errors are shown: on the fields that they name, otherwise above all fields. A dialog around stays meanwhile. */
  onSubmit: (values: Output) => Promise<void> | void;
  children: ReactNode;
}

/** The code of a failure whose words are untrue once the browser is online. */
const OFFLINE = 'network.offline';

export const Form = <Input extends FieldValues, Output>({ form, onSubmit, children }: FormProps<Input, Output>) => {
  const { t } = useTranslation('ui');
  const { isSubmitting, errors } = useFormState({ control: form.control });
  useHeldOpen(isSubmitting);
  const isOffline = errors.root?.server?.type === OFFLINE;
  const { clearErrors } = form;
  useEffect(() => {
    if (!isOffline) return;
    const handleOnline = () => clearErrors('root.server');
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [isOffline, clearErrors]);
  const handleValid = async (values: Output) => {
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerError(form, error, t('form.failed'));
    }
  };
  return (
    <FormProvider {...form}>
      {/* Sent before its code is there, it would otherwise have all that was typed in the address. */}
      <FormRoot method="post" noValidate onSubmit={form.handleSubmit(handleValid)}>
        <noscript>
          <Text as="p" role="note">
            {t('form.needsScripts')}
          </Text>
        </noscript>
        <FormErrors />
        {children}
      </FormRoot>
    </FormProvider>
  );
};

/** Above the fields after a failed submit: the form's error, or the number of invalid fields. */
export const FormErrors = () => {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { errors, isSubmitted } = useFormState();
  const { root, ...fields } = errors;
  const count = countFaults(fields);
  const failure = messageText(root?.server?.message, t);
  if (!failure && (!isSubmitted || count === 0)) return null;
  return (
    <ErrorSummary role="alert" ref={failure ? reveal : revealFault}>
      {failure ?? t('form.errors', { count, amount: format.number(count) })}
    </ErrorSummary>
  );
};

/** Scrolls to the summary: on a phone it is out of view, because the button is below the fields. */
const reveal = (summary: HTMLElement | null): void => summary?.scrollIntoView({ block: 'nearest' });

/** And then to the field that has the focus, which the summary has just pushed down: it is what has to be corrected. */
const revealFault = (summary: HTMLElement | null): void => {
  reveal(summary);
  const focused = document.activeElement;
  if (summary?.parentElement?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
};

export const SubmitButton = ({
  variant = 'primary',
  size = 'lg',
  ...rest
}: Omit<ButtonProps, 'type' | 'isLoading'>) => {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" variant={variant} size={size} isLoading={formState.isSubmitting} />;
};

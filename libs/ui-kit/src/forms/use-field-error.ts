import { useTranslation } from '@barg/runtime/i18n';
import { get, useFormState, type FieldError } from 'react-hook-form';
import { messageText } from './issue-text.ts';

/** A field's error message, if it has one. */
export const useFieldError = (name: string): string | undefined => {
  const { t } = useTranslation('ui');
  const { errors } = useFormState({ name });
  const error: FieldError | undefined = get(errors, name);
  return messageText(error?.message, t);
};

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';
import { useMemo } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { issueText } from './issue-text.ts';
import { pressEnds } from './press.ts';
import { keepSchema } from './use-schema-bounds.ts';

export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/**
 * react-hook-form with a zod schema. Messages of the schema take precedence; they may be i18n keys with
 * a namespace (`feed:errors.title`). The others are the kit's, in the reader's language.
 */
export const useZodForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'> = {},
): ZodForm<Input, Output> => {
  const { t } = useTranslation('ui');
  const { locale } = useUi();
  const resolver = useMemo((): Resolver<Input, unknown, Output> => {
    const resolve = zodResolver(schema, { error: (issue) => issueText(issue, { t, locale }) });
    return async (...asked) => {
      await pressEnds();
      return resolve(...asked);
    };
  }, [schema, t, locale]);
  const form = useForm<Input, unknown, Output>({ mode: 'onTouched', ...options, resolver });
  keepSchema(form.control, schema);
  return form;
};

import { useEffect } from 'react';
import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useCountries, useLanguages, useUserAdditional } from '@barg/session/reference';
import { Button, Inline, useUi } from '@barg/ui-kit';
import { Form, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { FormCountryPicker, FormDateField, FormLanguagesPicker, FormSuggestField } from '@barg/ui-kit/pickers';
import type { PerformerDraft } from './performer-draft.ts';
import { OLDEST_BIRTH, youngestBirth } from '@barg/contract/birth-dates';

const CRAFT_MAX = 80;
const MAX_LANGUAGES = 20;

const aboutSchema = z.object({
  craft: z.string().overwrite(shownWords).min(1).max(CRAFT_MAX),
  country: z.string('register:about.countryNeeded'),
  languages: z.array(z.string()).min(1, 'register:about.languagesNeeded').max(MAX_LANGUAGES),
  birthDate: z
    .string('register:about.birthDateNeeded')
    .refine((date) => date >= OLDEST_BIRTH && date <= youngestBirth(), 'register:about.tooYoung'),
});

export type AboutValues = z.output<typeof aboutSchema>;
type AboutInput = z.input<typeof aboutSchema>;

interface AboutStepProps {
  values: Pick<PerformerDraft, 'craft' | 'country' | 'languages' | 'birthDate'>;
  /** Stores the typed values, so that a reload or going back loses nothing. */
  onChange: (values: Partial<PerformerDraft>) => void;
  onBack: () => void;
  onSubmit: (values: AboutValues) => Promise<void>;
}

/** The second step: personal facts and craft. */
export function AboutStep({ values, onChange, onBack, onSubmit }: AboutStepProps) {
  const { t } = useTranslation('register');
  const { crafts } = useUserAdditional(useUi().locale);
  const [countries, languages] = [useCountries(), useLanguages()];
  // Nothing is selected at first: the schema reports that on submit.
  const form = useZodForm(aboutSchema, { defaultValues: values as AboutInput });
  useEffect(() => {
    const watching = form.watch((typed) => onChange(typed as Partial<PerformerDraft>));
    return () => watching.unsubscribe();
  }, [form, onChange]);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormSuggestField name="craft" options={crafts} label={t('about.craft')} help={t('about.craftHelp')} />
      <FormCountryPicker
        name="country"
        label={t('about.country')}
        countries={countries.items}
        isLoading={countries.isLoading}
      />
      <FormLanguagesPicker
        name="languages"
        label={t('about.languages')}
        languages={languages.items}
        isLoading={languages.isLoading}
        max={MAX_LANGUAGES}
      />
      <FormDateField
        name="birthDate"
        label={t('about.birthDate')}
        help={t('about.birthDateHelp')}
        min={OLDEST_BIRTH}
        openAt={youngestBirth()}
      />
      <Inline>
        <Button size="lg" onClick={onBack} disabled={form.formState.isSubmitting}>
          {t('back')}
        </Button>
        <SubmitButton>{t('submit')}</SubmitButton>
      </Inline>
    </Form>
  );
}

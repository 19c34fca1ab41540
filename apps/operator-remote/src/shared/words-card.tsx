import { useState, type ReactNode } from 'react';
import { COMPLETE_LOCALES, directionOf, type Direction } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Stack, useUi } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { useFieldError, useFormContext } from '@barg/ui-kit/forms';
import { nativeName } from '@barg/ui-kit/names';

export type WordsLocale = (typeof COMPLETE_LOCALES)[number];

interface WordsCardProps {
  /** The fields of a language, in the form at `texts` and the language's key. */
  children: (locale: WordsLocale, dir: Direction) => ReactNode;
}

/** Errors of all texts, or of languages whose fields are not shown. */
function useWordsError(shown: WordsLocale): string | undefined {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const whole = useFieldError('texts');
  const { errors } = useFormContext().formState;
  const hidden = COMPLETE_LOCALES.filter((it) => it !== shown && errors['texts'] && it in errors['texts']);
  if (whole || hidden.length === 0) return whole;
  return t('words.unfinished', { languages: new Intl.ListFormat(locale).format(hidden.map(nativeName)) });
}

/** Texts in all languages of the site, one language at a time. */
export function WordsCard({ children }: WordsCardProps) {
  const { t } = useTranslation('operator');
  const [locale, setLocale] = useState<WordsLocale>(COMPLETE_LOCALES[0]);
  const error = useWordsError(locale);
  return (
    <Card>
      <CardTitle>{t('words.title')}</CardTitle>
      <Stack key={locale}>
        <SelectField
          label={t('translations.language')}
          value={locale}
          error={error}
          options={COMPLETE_LOCALES.map((value) => ({ value, label: nativeName(value) }))}
          onChange={(event) => setLocale(COMPLETE_LOCALES.find((it) => it === event.target.value) ?? locale)}
        />
        {children(locale, directionOf(locale))}
      </Stack>
    </Card>
  );
}

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { SCREEN_LOCALES, directionOf, type Direction } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Stack, useUi } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { useFieldError, useFormContext } from '@barg/ui-kit/forms';
import { nativeName } from '@barg/ui-kit/names';

export type WordsLocale = (typeof SCREEN_LOCALES)[number];

interface WordsCardProps<Locale extends WordsLocale> {
  /** The languages to write in. */
  locales: readonly [Locale, ...Locale[]];
  /** The fields of a language, in the form at `texts` and the language's key. */
  children: (locale: Locale, dir: Direction) => ReactNode;
}

/** The languages whose texts have errors. */
const useUnfinished = (): readonly WordsLocale[] => {
  const { errors } = useFormContext().formState;
  const { texts } = errors;
  return SCREEN_LOCALES.filter((locale) => texts && locale in texts);
};

/** Errors of all texts, or of languages whose fields are not shown. */
function useWordsError(shown: WordsLocale): string | undefined {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const whole = useFieldError('texts');
  const hidden = useUnfinished().filter((it) => it !== shown);
  if (whole || hidden.length === 0) return whole;
  return t('words.unfinished', { languages: new Intl.ListFormat(locale).format(hidden.map(nativeName)) });
}

const isFaultFocused = (): boolean => document.activeElement?.getAttribute('aria-invalid') === 'true';

/**
 * Once the form is refused, shows a language at fault and takes the keyboard to its field. The form itself focuses only
 * fields that are drawn: without it the page, scrolled to its button, would seem to have done nothing.
 *
 * @param turnTo shows another language
 * @returns the ref of the language's selector, which is focused when the fault is not in one language
 */
function useShowUnfinished(shown: WordsLocale, turnTo: (locale: WordsLocale) => void) {
  const { formState, setFocus } = useFormContext();
  const { submitCount, errors } = formState;
  const isWhole = useFieldError('texts') !== undefined;
  const [first] = useUnfinished();
  const selector = useRef<HTMLSelectElement>(null);
  const turnedTo = useRef<WordsLocale>(null);
  const show = useEffectEvent(() => {
    if (isFaultFocused()) return;
    if (isWhole) selector.current?.focus();
    else if (first && first !== shown) {
      turnedTo.current = first;
      turnTo(first);
    }
  });
  useEffect(() => {
    if (submitCount > 0) show();
  }, [submitCount]);
  const focusFault = useEffectEvent(() => {
    const [field] = Object.keys(Object(errors['texts'])[shown] ?? {});
    if (turnedTo.current === shown && field) setFocus(`texts.${shown}.${field}`);
    turnedTo.current = null;
  });
  useEffect(() => focusFault(), [shown]);
  return selector;
}

/** Texts in several languages, one language at a time. */
export function WordsCard<Locale extends WordsLocale>({ locales, children }: WordsCardProps<Locale>) {
  const { t } = useTranslation('operator');
  const [locale, setLocale] = useState<Locale>(locales[0]);
  const choose = (next: string) => setLocale(locales.find((it) => it === next) ?? locale);
  const error = useWordsError(locale);
  const selector = useShowUnfinished(locale, choose);
  return (
    <Card>
      <CardTitle>{t('words.title')}</CardTitle>
      <Stack key={locale}>
        <SelectField
          ref={selector}
          label={t('translations.language')}
          value={locale}
          error={error}
          options={locales.map((value) => ({ value, label: nativeName(value) }))}
          onChange={(event) => choose(event.target.value)}
        />
        {children(locale, directionOf(locale))}
      </Stack>
    </Card>
  );
}

import { COMPLETE_LOCALES, messagesLocaleOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { type ThemeName } from '@barg/ui-kit';
import { RadioGroup, SelectField } from '@barg/ui-kit/fields';
import { nativeName } from './native-name.ts';
import { usePreferences } from './use-preferences.ts';

const languages = COMPLETE_LOCALES.map((value) => ({ value, label: nativeName(value) }));

/** The languages by their own names, so that everyone finds theirs. */
export function LanguageField({ hideLabel = false }: { hideLabel?: boolean }) {
  const { t } = useTranslation('shell');
  const { culture, chooseCulture } = usePreferences();
  const handleChange = (value: string): void => {
    const chosen = COMPLETE_LOCALES.find((locale) => locale === value);
    if (chosen) void chooseCulture(chosen);
  };
  return (
    <SelectField
      label={t('preferences.language')}
      hideLabel={hideLabel}
      options={languages}
      value={messagesLocaleOf(culture)}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}

const isTheme = (value: string): value is ThemeName => value === 'light' || value === 'dark';

export function ThemeField() {
  const { t } = useTranslation('shell');
  const { theme, chooseTheme } = usePreferences();
  return (
    <RadioGroup
      label={t('preferences.theme')}
      name="theme"
      options={[
        { value: 'light', label: t('preferences.light') },
        { value: 'dark', label: t('preferences.dark') },
      ]}
      value={theme}
      onChange={(value: string) => isTheme(value) && chooseTheme(value)}
    />
  );
}

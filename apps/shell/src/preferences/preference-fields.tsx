import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, type ThemeName, lazyPart } from '@barg/ui-kit';
import { RadioGroup } from '@barg/ui-kit/fields';
import { usePreferences } from './use-preferences.ts';

const CulturePicker = lazyPart<{ label: string; hideLabel?: boolean }>(() => import('./culture-picker.tsx'), {
  waiting: () => <Skeleton height={68} />,
  failed: (retry) => <ErrorState onRetry={retry} />,
});

/** The languages by their own names, so that everyone finds theirs. */
export function LanguageField({ hideLabel = false }: { hideLabel?: boolean }) {
  const { t } = useTranslation('shell');
  return <CulturePicker label={t('preferences.language')} hideLabel={hideLabel} />;
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

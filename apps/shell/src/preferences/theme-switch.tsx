import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import { usePreferences } from './use-preferences.ts';

/** One press between light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { theme, chooseTheme } = usePreferences();
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={t(isDark ? 'preferences.toLight' : 'preferences.toDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}

import Languages from 'lucide-react/icons/languages';
import { COMPLETE_LOCALES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { LazyMenu } from '../navigation/lazy-menu.tsx';
import { nativeName } from './native-name.ts';
import { usePreferences } from './use-preferences.ts';

/** The language picker where there is room for one icon only. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { chooseCulture } = usePreferences();
  const items = COMPLETE_LOCALES.map((culture) => ({
    id: culture,
    label: nativeName(culture),
    onSelect: () => void chooseCulture(culture),
  }));
  return <LazyMenu icon={Languages} label={t('preferences.language')} items={items} />;
}

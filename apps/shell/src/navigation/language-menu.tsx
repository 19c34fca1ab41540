import Languages from 'lucide-react/icons/languages';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyMenu } from './lazy-menu.tsx';

const Menu = lazyMenu(
  async () => (await import(/* webpackChunkName: "menus" */ '../navigation/menus/index.ts')).LanguagesMenu,
);

/** The language picker where there is room for one icon only. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  return <Menu icon={Languages} label={t('preferences.language')} />;
}

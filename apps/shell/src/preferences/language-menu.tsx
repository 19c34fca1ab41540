import Languages from 'lucide-react/icons/languages';
import { useTranslation } from '@barg/runtime/i18n';
import { LazyMenu } from '../navigation/lazy-menu.tsx';
import { useLanguageActions } from './use-language-actions.tsx';

/** The language picker where there is room for one icon only. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { actions, dialog } = useLanguageActions();
  return (
    <>
      <LazyMenu icon={Languages} label={t('preferences.language')} items={actions} />
      {dialog}
    </>
  );
}

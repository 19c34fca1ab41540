import { useTranslation } from '@barg/runtime/i18n';
import { Dialog } from '@barg/ui-kit/overlays';
import CulturePicker from './culture-picker.tsx';

/** The language picker with room for all cultures. Heavy: behind a lazy `import()`. */
export default function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog isOpen onClose={onClose} title={t('preferences.language')} size="sm">
      <CulturePicker label={t('preferences.search')} onChosen={onClose} />
    </Dialog>
  );
}

import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from '@barg/runtime/i18n';
import { IconLink } from '@barg/ui-kit';
import { ACCOUNT_PATH } from '../../../routes/paths.ts';
import { BackPlace } from './account-frame.styles.ts';

/** From a section to the list of all, where the list has no room beside it. */
export function BackToList() {
  const { t } = useTranslation('account');
  return (
    <BackPlace>
      <IconLink to={ACCOUNT_PATH} icon={ChevronLeft} label={t('back')} isMirrored />
    </BackPlace>
  );
}

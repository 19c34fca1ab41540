import Radio from 'lucide-react/icons/radio';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';

/** The studio's link to the broadcast page. */
export function GoLiveLink() {
  const { t } = useTranslation('live');
  return (
    <ButtonLink icon={Radio} to={paths.broadcast}>
      {t('goLive')}
    </ButtonLink>
  );
}

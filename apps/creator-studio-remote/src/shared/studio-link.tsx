import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { IconLink } from '@barg/ui-kit';
import { paths } from './paths.ts';

/** On small screens the bottom bar has no room for the studio, so its way in stands in the header. */
export function StudioLink() {
  const { t } = useTranslation('creator-studio');
  const user = useCurrentUser();
  if (!user?.isPerformer) return null;
  return <IconLink to={paths.studio} icon={LayoutDashboard} label={t('nav.studio')} />;
}

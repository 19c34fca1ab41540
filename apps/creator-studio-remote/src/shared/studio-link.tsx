import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { IconLink } from '@barg/ui-kit';
import { paths } from './paths.ts';

/** The link to the studio in the header of small screens, whose bottom bar has no room for it. */
export function StudioLink() {
  const { t } = useTranslation('creator-studio');
  const user = useCurrentUser();
  if (!user?.isPerformer) return null;
  return <IconLink to={paths.studio} icon={LayoutDashboard} label={t('nav.studio')} />;
}

import MessageCircle from 'lucide-react/icons/message-circle';
import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { IconLink } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';

/** The link from a performer's profile to a conversation with her. For fans, and for guests by the login. */
export function MessageLink({ performer }: SlotProps['profile.actions']) {
  const { t } = useTranslation('messaging');
  const user = useCurrentUser();
  if (user && user.role !== 'user') return null;
  return (
    <IconLink
      to={paths.writeTo(performer._id)}
      icon={MessageCircle}
      variant="outlined"
      label={t('contact.write', { name: performer.name })}
    />
  );
}

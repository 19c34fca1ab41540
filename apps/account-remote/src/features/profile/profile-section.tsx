import ExternalLink from 'lucide-react/icons/arrow-up-right';
import type { CurrentUser } from '@barg/api-client/models';
import { PERFORMER_ACCOUNT_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, Card, Divider, Stack, Text } from '@barg/ui-kit';
import { AvatarEditor } from './avatar/avatar-editor.tsx';
import { ProfileForm } from './profile-form.tsx';

/** A link to the studio, where performers edit their public profile. */
function PublicProfileHint() {
  const { t } = useTranslation('account');
  return (
    <Stack gap={3}>
      <Text tone="muted">{t('profile.performerHint')}</Text>
      <div>
        <ButtonLink to={PERFORMER_ACCOUNT_PATH} icon={ExternalLink}>
          {t('profile.toStudio')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

const headOf = (user: CurrentUser) => {
  if (user.role === 'user') return <AvatarEditor user={user} />;
  return user.isPerformer ? <PublicProfileHint /> : null;
};

/** The section of the own profile. */
export default function ProfileSection() {
  const user = useCurrentUser();
  if (!user) return null;
  const head = headOf(user);
  return (
    <Card padding="md">
      <Stack>
        {head}
        {head && <Divider />}
        <ProfileForm key={user._id} user={user} />
      </Stack>
    </Card>
  );
}

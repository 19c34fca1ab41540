import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, PageHeader } from '@barg/ui-kit';
import { OwnProfile } from '../features/profile/components/own-profile.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';
import { sitePaths } from '../shared/paths.ts';

export function AccountPage() {
  const { t } = useTranslation('creator-studio');
  const user = useCurrentUser();
  const view = user?.username && (
    <ButtonLink variant="secondary" to={sitePaths.profile(user.username)}>
      {t('profile.view')}
    </ButtonLink>
  );
  return (
    <NarrowPage>
      <title>{t('profile.title')}</title>
      <PageHeader title={t('profile.title')} actions={view} />
      <OwnProfile />
    </NarrowPage>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import { ButtonLink } from '@barg/ui-kit';
import { Account } from '../features/account/components/account.tsx';
import { sitePaths } from '../shared/paths.ts';

/** /creator/account/:section? */
export function AccountPage() {
  const { t } = useTranslation('creator-studio');
  const { section } = useParams();
  const user = useCurrentUser();
  const view = user?.username && (
    <ButtonLink variant="secondary" to={sitePaths.profile(user.username)}>
      {t('account.view')}
    </ButtonLink>
  );
  return (
    <>
      <title>{t('account.title')}</title>
      <Account sectionId={section} actions={view} />
    </>
  );
}

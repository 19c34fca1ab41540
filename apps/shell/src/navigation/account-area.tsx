import type { CurrentUser } from '@barg/api-client/models';
import { profilePath, REGISTER_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { LOGIN_PATH, useCurrentUser, useIsAccountDelayed } from '@barg/session';
import { AccountBlock, ButtonLink, Inline, Skeleton, Stack } from '@barg/ui-kit';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { AccountRow, GuestActions } from './account-area.styles.ts';
import { AccountOptions } from './account-options.tsx';
import { useAccountItems } from './use-nav-items.ts';

/** Where a click on one's own name leads: performers to the profile, others to the first page of their account's menu. */
function useOwnPage({ role, username, _id }: CurrentUser): string {
  const [first] = useAccountItems();
  return role === 'performer' || !first ? profilePath(username ?? _id) : first.to;
}

function Member({ user }: { user: CurrentUser }) {
  return (
    <AccountRow>
      <AccountBlock name={user.name} username={user.username ?? user._id} source={user.avatar} to={useOwnPage(user)} />
      <AccountOptions />
    </AccountRow>
  );
}

function Guest() {
  const { t } = useTranslation('shell');
  return (
    <GuestActions>
      <Stack gap={2}>
        <ButtonLink to={LOGIN_PATH}>{t('auth.login')}</ButtonLink>
        <ButtonLink to={REGISTER_PATH} variant="secondary">
          {t('auth.register')}
        </ButtonLink>
      </Stack>
      <Inline justify="space-between">
        <LanguageMenu />
        <ThemeSwitch />
      </Inline>
    </GuestActions>
  );
}

/**
 * The end of the side navigation: the account with its menu, a placeholder while it is unknown, or links to log in and
 * register.
 */
export function AccountArea() {
  const user = useCurrentUser();
  const isDelayed = useIsAccountDelayed();
  if (user) return <Member user={user} />;
  return isDelayed ? <Skeleton height={44} /> : <Guest />;
}

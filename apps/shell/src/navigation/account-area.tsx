import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { LOGIN_PATH, signOut, useCurrentUser } from '@barg/session';
import { AccountBlock, ButtonLink, Inline, Stack } from '@barg/ui-kit';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { useLanguageActions } from '../preferences/use-language-actions.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { usePreferences } from '../preferences/use-preferences.ts';
import { ACCOUNT_PATH, OPERATOR_PATH, REGISTER_PATH } from '../routes/paths.ts';
import { AccountRow, GuestActions } from './account-area.styles.ts';
import { LazyMenu } from './lazy-menu.tsx';

/** Where a click on one's own name leads: performers to the profile, operators to the console, users to the account. */
function homeOf({ role, username, _id }: CurrentUser): string {
  const homes = { performer: `/${username ?? _id}`, operator: OPERATOR_PATH, user: ACCOUNT_PATH };
  return homes[role];
}

function useAccountActions() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { theme, chooseTheme } = usePreferences();
  const languages = useLanguageActions();
  const isDark = theme === 'dark';
  const themeAction = {
    id: 'theme',
    label: t(isDark ? 'preferences.toLight' : 'preferences.toDark'),
    icon: isDark ? Sun : Moon,
    onSelect: () => chooseTheme(isDark ? 'light' : 'dark'),
  };
  const actions = () => [
    { id: 'account', label: t('account.title'), icon: Settings, onSelect: () => void navigate(ACCOUNT_PATH) },
    themeAction,
    ...languages.actions(),
    { id: 'logout', label: t('auth.logout'), icon: LogOut, onSelect: () => void signOut() },
  ];
  return { actions, dialog: languages.dialog };
}

function Member({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('shell');
  const { actions, dialog } = useAccountActions();
  return (
    <AccountRow>
      <AccountBlock name={user.name} username={user.username ?? user._id} source={user.avatar} to={homeOf(user)} />
      <LazyMenu icon={Ellipsis} label={t('account.menu')} items={actions} />
      {dialog}
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

/** The foot of the side navigation: the account with its menu, or the ways in. */
export function AccountArea() {
  const user = useCurrentUser();
  return user ? <Member user={user} /> : <Guest />;
}

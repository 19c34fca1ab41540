import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { signOut } from '@barg/session';
import type { MenuAction } from '@barg/ui-kit/overlays';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { WaitingMenu } from '../lazy-menu.tsx';
import { useAccountItems, useHasAccountTexts } from '../use-nav-items.ts';
import { OpenMenu, type OpenMenuProps } from './open-menu.tsx';
import { useLanguageActions } from './use-language-actions.tsx';

function useThemeAction(): MenuAction {
  const { t } = useTranslation('shell');
  const { theme, chooseTheme } = usePreferences();
  const isDark = theme === 'dark';
  return {
    id: 'theme',
    label: t(isDark ? 'preferences.toLight' : 'preferences.toDark'),
    icon: isDark ? Sun : Moon,
    onSelect: () => chooseTheme(isDark ? 'light' : 'dark'),
  };
}

function usePageActions(): MenuAction[] {
  const navigate = useNavigate();
  return useAccountItems().map(({ id, label, icon, to }) => ({ id, label, icon, onSelect: () => void navigate(to) }));
}

function Opened(closed: OpenMenuProps) {
  const { t } = useTranslation('shell');
  const theme = useThemeAction();
  const languages = useLanguageActions();
  const pages = usePageActions();
  const items = [
    ...pages,
    theme,
    ...languages.actions,
    { id: 'logout', label: t('auth.logout'), icon: LogOut, onSelect: () => void signOut() },
  ];
  return (
    <>
      <OpenMenu {...closed} items={items} />
      {languages.dialog}
    </>
  );
}

/** The account's menu in the side navigation. */
export const AccountMenu = (closed: OpenMenuProps) =>
  useHasAccountTexts() ? <Opened {...closed} /> : <WaitingMenu {...closed} />;

import { Slot, useIsGuest, useIsLoggedIn } from '@barg/session';
import { BrandLogo, Skeleton, TopBar } from '@barg/ui-kit';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { HOME_PATH } from '../site/paths.ts';

/** As wide as a bell and a balance. */
const PLACE = { width: 88, height: 40 };

/** The head of the page on phones: balance and bell for members, language and theme for guests. */
export function MobileHeader() {
  const isLoggedIn = useIsLoggedIn();
  const isGuest = useIsGuest();
  return (
    <TopBar brand={<BrandLogo to={HOME_PATH} />}>
      {isLoggedIn && <Slot name="shell.header" props={{}} />}
      {isGuest && (
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      )}
      {!isLoggedIn && !isGuest && <Skeleton {...PLACE} />}
    </TopBar>
  );
}

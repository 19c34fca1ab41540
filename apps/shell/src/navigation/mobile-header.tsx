import { Slot, useIsLoggedIn } from '@barg/session';
import { BrandLogo, TopBar } from '@barg/ui-kit';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { HOME_PATH } from '../routes/paths.ts';

/** The head of the page on phones: balance and bell for members, language and theme for guests. */
export function MobileHeader() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <TopBar brand={<BrandLogo to={HOME_PATH} />}>
      {isLoggedIn ? (
        <Slot name="shell.header" props={{}} />
      ) : (
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      )}
    </TopBar>
  );
}

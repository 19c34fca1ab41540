import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { HOME_PATH } from '@barg/contract';
import { useLocation } from '@barg/runtime/router';
import { wayBackOf } from '@barg/session';
import { BrandLogo, Card, Heading, Inline, Stack, color, space, usePageTitle } from '@barg/ui-kit';
import { LanguageMenu } from '../../navigation/language-menu.tsx';
import { ThemeSwitch } from '../../preferences/theme-switch.tsx';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  inline-size: min(100%, 420px);
  margin-inline: auto;
  padding-block: ${space[4]} ${space[8]};
`;

const Other = styled.p`
  text-align: center;
  color: ${color.ink2};
  a {
    font-weight: 560;
    color: ${color.brand};
  }
`;

interface AuthFrameProps {
  title: string;
  children: ReactNode;
  /** The link to the other form (login or registration); `false` where there is none. */
  other: ReactNode;
}

/** The layout of login and registration pages: one card, with language and theme menus. */
export function AuthFrame({ title, children, other }: AuthFrameProps) {
  usePageTitle(title);
  return (
    <Column>
      <Inline justify="space-between">
        <BrandLogo to={HOME_PATH} />
        <Inline>
          <LanguageMenu />
          <ThemeSwitch />
        </Inline>
      </Inline>
      <Card padding="md">
        <Stack>
          <Heading level={1}>{title}</Heading>
          {children}
        </Stack>
      </Card>
      {other !== false && <Other>{other}</Other>}
    </Column>
  );
}

const neverChanges = () => () => undefined;

/** The page's way back, if it is a safe path. The server, which draws the page, knows of no fragment. */
export function useReturnUrl(): string | null {
  const { search, hash } = useLocation();
  const knownHash = useSyncExternalStore(
    neverChanges,
    () => hash,
    () => '',
  );
  return wayBackOf({ search, hash: knownHash });
}

/** Adds the page's `returnUrl` to a path, so that changing between forms keeps it. */
export function useKeepReturnUrl(): (path: string) => string {
  const returnUrl = useReturnUrl();
  return (path) => (returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`);
}

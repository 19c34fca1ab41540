import styled from 'styled-components';
import Construction from 'lucide-react/icons/construction';
import Globe from 'lucide-react/icons/globe';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { loadOpenness } from '@barg/session';
import { BrandLogo, Button, Card, EmptyState, Inline, space, usePageTitle } from '@barg/ui-kit';
import { LanguageMenu } from '../navigation/language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import type { ClosedLayout } from '../site/use-closed-layout.ts';
import { useReopening } from './use-reopening.ts';

const Screen = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  padding: ${space[5]};
  /* A line above the page and cards at its end lie on nothing that is read or pressed. */
  padding-block: calc(${space[5]} + var(--line-above, 0px)) calc(${space[5]} + var(--asked, 0px));
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Middle = styled.main`
  display: grid;
  place-items: center;
`;

const Notice = styled(Card)`
  inline-size: min(100%, 520px);
`;

const icons = { geoBlock: Globe, maintenance: Construction };

function AskAgain() {
  const { t } = useTranslation('shell');
  const [isAsking, setAsking] = useState(false);
  const handleClick = async (): Promise<void> => {
    setAsking(true);
    await loadOpenness().catch(() => undefined);
    setAsking(false);
  };
  return (
    <Button icon={RefreshCw} isLoading={isAsking} onClick={() => void handleClick()}>
      {t('closed.askAgain')}
    </Button>
  );
}

/** The whole site is closed: for this country, or while it is maintained. */
export default function ClosedScreen({ layout }: { layout: ClosedLayout }) {
  const { t } = useTranslation('shell');
  useReopening();
  usePageTitle(t(`${layout}.title`));
  return (
    <Screen>
      <Top>
        <BrandLogo />
        <Inline>
          <LanguageMenu />
          <ThemeSwitch />
        </Inline>
      </Top>
      <Middle>
        <Notice>
          <EmptyState icon={icons[layout]} title={t(`${layout}.title`)} action={<AskAgain />}>
            {t(`${layout}.message`)}
          </EmptyState>
        </Notice>
      </Middle>
    </Screen>
  );
}

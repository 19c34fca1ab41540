import styled from 'styled-components';
import Construction from 'lucide-react/icons/construction';
import Globe from 'lucide-react/icons/globe';
import type { LayoutKind } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { BrandLogo, EmptyState, Inline } from '@barg/ui-kit';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';

export type ClosedLayout = Extract<LayoutKind, 'geoBlock' | 'maintenance'>;

const Screen = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: 100dvh;
`;

const icons = { geoBlock: Globe, maintenance: Construction };

/** The whole site is closed: for this country, or while it is maintained. */
export default function ClosedScreen({ layout }: { layout: ClosedLayout }) {
  const { t } = useTranslation('shell');
  return (
    <Screen>
      <BrandLogo />
      <EmptyState icon={icons[layout]} title={t(`${layout}.title`)}>
        {t(`${layout}.message`)}
      </EmptyState>
      <Inline>
        <LanguageMenu />
        <ThemeSwitch />
      </Inline>
    </Screen>
  );
}

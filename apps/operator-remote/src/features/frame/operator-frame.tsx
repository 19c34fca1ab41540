import { useRef, type ReactNode } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { BrandLogo, PageFrame, SideNav, TestModeBadge } from '@barg/ui-kit';
import { Slot, useSetting } from '@barg/session';
import { ConsoleMenu } from './console-menu.tsx';
import { Brand, ConsoleName, SectionsFrame } from './operator-frame.styles.ts';
import { useConsoleItems } from './use-console-items.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

function ConsoleBrand() {
  const { t } = useTranslation('operator');
  const isTestMode = useSetting('isTestMode');
  return (
    <Brand>
      <BrandLogo to={OPERATOR_PATH} />
      <ConsoleName>{t('console')}</ConsoleName>
      {isTestMode && <TestModeBadge />}
    </Brand>
  );
}

/** The frame of the console: its sections at the side, or behind a button on phones. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operator');
  const items = useConsoleItems();
  const account = <Slot name="frame.account" props={{}} />;
  const sections = useRef<HTMLDivElement>(null);
  useCurrentInSight(sections, items.length);
  return (
    <PageFrame
      width="wide"
      nav={
        <SectionsFrame ref={sections}>
          <SideNav label={t('navigation')} brand={<ConsoleBrand />} items={items} account={account} />
        </SectionsFrame>
      }
      topBar={<ConsoleMenu brand={<ConsoleBrand />} items={items} account={account} />}
      bottomBar={null}
    >
      {children}
    </PageFrame>
  );
}

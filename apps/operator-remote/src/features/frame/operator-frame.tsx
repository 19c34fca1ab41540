import type { ReactNode } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { BrandLogo, PageFrame, SideNav, TestModeBadge } from '@barg/ui-kit';
import { Slot } from '@barg/session';
import { useOverviewQuery } from '../../shared/api/overview.ts';
import { ConsoleMenu } from './console-menu.tsx';
import { Brand, ConsoleName } from './operator-frame.styles.ts';
import { useConsoleItems } from './use-console-items.ts';

function ConsoleBrand() {
  const { t } = useTranslation('operator');
  const isTestMode = useOverviewQuery().data?.isTestMode;
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
  return (
    <PageFrame
      width="wide"
      nav={<SideNav label={t('navigation')} brand={<ConsoleBrand />} items={items} account={account} />}
      topBar={<ConsoleMenu brand={<ConsoleBrand />} items={items} account={account} />}
      bottomBar={null}
    >
      {children}
    </PageFrame>
  );
}

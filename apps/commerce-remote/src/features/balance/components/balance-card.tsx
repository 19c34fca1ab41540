import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent, useSetting } from '@barg/session';
import { Amount, Button, Card, Coin, Inline, Stack, TestModeBadge, Text } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { BalanceHead } from './balance.styles.ts';

interface BalanceCardProps {
  /** Whether the wallet is known to be closed, and takes no top-up. */
  isClosed?: boolean;
  children?: ReactNode;
}

/** The wallet's balance, with the button for a top-up and other actions as children. */
export function BalanceCard({ isClosed = false, children }: BalanceCardProps) {
  const { t } = useTranslation('commerce');
  const topUp = useIntent('commerce.top-up');
  const isTestMode = useSetting('isTestMode');
  return (
    <Card aria-label={t('wallet.balance')}>
      <Stack gap={3}>
        <div>
          <BalanceHead>
            <Text tone="muted">{t('wallet.balance')}</Text>
            <Inline wrap="nowrap">
              {isTestMode && <TestModeBadge />}
              <Coin />
            </Inline>
          </BalanceHead>
          <Amount value={useFan()?.balance ?? 0} unit="tokens" coin="hidden" size="display" />
        </div>
        {(!isClosed || children) && (
          <Inline>
            {!isClosed && (
              <Button
                variant="primary"
                size="sm"
                icon={Plus}
                disabled={!topUp.isAvailable}
                onClick={() => void topUp.ask({})}
              >
                {t('wallet.topUp')}
              </Button>
            )}
            {children}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

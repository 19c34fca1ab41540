import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent, useSetting } from '@barg/session';
import { Amount, Button, Card, Coin, Inline, Stack, TestModeBadge, Text } from '@barg/ui-kit';
import { ClosedWalletNote } from '../../../shared/closed-wallet-note.tsx';
import { useFan } from '../../../shared/fan.ts';
import { useClosedWallet } from '../../../shared/use-closed-wallet.ts';
import { BalanceHead } from './balance.styles.ts';

/** The wallet's balance with the button for a top-up, or why a closed wallet has none, and other actions as children. */
export function BalanceCard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('commerce');
  const { closedBy } = useClosedWallet();
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
        {closedBy && <ClosedWalletNote closedBy={closedBy} />}
        {(!closedBy || children) && (
          <Inline>
            {!closedBy && (
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

import type { PayoutRisks } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Badge, Card, CardTitle, Inline, Stack, Time, useFormat, useTokens } from '@barg/ui-kit';
import { Facts } from '../../shared/facts.tsx';

/** The performer of a request, and the risk indicators. */
export function RisksCard({ risks }: { risks: PayoutRisks }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const tokens = useTokens();
  const warnings = [
    risks.isFirstPayout && t('payouts.risks.first'),
    risks.isMethodNew && t('payouts.risks.newMethod'),
    risks.disputeCount > 0 &&
      t('payouts.risks.disputes', {
        amount: format.number(risks.disputeCount),
        share: format.percent(risks.disputedPercent / 100),
      }),
    risks.isSuspended && t('payouts.risks.suspended'),
    risks.owed > 0 && t('payouts.risks.owed', { tokens: tokens(risks.owed) }),
  ].filter((warning) => warning !== false);
  return (
    <Card aria-label={t('payouts.risks.title')}>
      <Stack gap={3}>
        <CardTitle>{t('payouts.risks.title')}</CardTitle>
        {warnings.length > 0 && (
          <Inline>
            {warnings.map((warning) => (
              <Badge key={warning} variant="danger">
                {warning}
              </Badge>
            ))}
          </Inline>
        )}
        <Facts
          facts={[
            { name: t('users.since'), value: <Time value={risks.accountCreatedAt} format="long" /> },
            { name: t('payouts.risks.earned'), value: <Amount value={risks.earnedInAll} unit="tokens" /> },
            { name: t('payouts.risks.paid'), value: <Amount value={risks.paidInAll} unit="tokens" /> },
          ]}
        />
      </Stack>
    </Card>
  );
}

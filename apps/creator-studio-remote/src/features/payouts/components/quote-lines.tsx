import type { PayoutQuote } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useFormat, useTokens } from '@barg/ui-kit';

/** What would be sent of an amount, or why it cannot be. */
export function QuoteLines({ quote }: { quote: PayoutQuote }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const { fee, net, currency, reasons, eligible } = quote;
  if (!eligible) return <QuoteReasons quote={quote} reasons={reasons} />;
  return (
    <Stack gap={1} role="status">
      {fee > 0 && <Text tone="muted">{t('payouts.feeLine', { amount: tokens(fee) })}</Text>}
      <Text weight="medium">{t('payouts.netLine', { amount: format.money(net, currency) })}</Text>
    </Stack>
  );
}

interface QuoteReasonsProps {
  quote: PayoutQuote;
  reasons: PayoutQuote['reasons'];
}

/** Why nothing can be asked for, and from when on it can. */
export function QuoteReasons({ quote, reasons }: QuoteReasonsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const values = { minimum: tokens(quote.minimum), available: tokens(quote.available), owed: tokens(quote.owed) };
  if (reasons.length === 0) return null;
  return (
    <div role="status">
      <Stack gap={1} as="ul">
        {reasons.map((reason) => (
          <Text as="li" key={reason} tone="muted">
            {t(`payouts.refusals.${reason.replace('payout.', '')}`, values)}
          </Text>
        ))}
        {quote.nextAllowedAt && (
          <Text as="li" tone="muted">
            {t('payouts.nextAllowed', { when: format.date(quote.nextAllowedAt, 'long') })}
          </Text>
        )}
      </Stack>
    </div>
  );
}

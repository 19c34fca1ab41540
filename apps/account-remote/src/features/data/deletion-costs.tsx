import type { DeletionTerms } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useFormat, usePrice } from '@barg/ui-kit';

const HUNDREDTHS = 100;

/** The forfeited tokens of wallet and earnings. Exact: sums hundredths. */
export const tokensOf = ({ balance, earnings }: Pick<DeletionTerms, 'balance' | 'earnings'>): number =>
  (Math.round(balance * HUNDREDTHS) + Math.round(earnings * HUNDREDTHS)) / HUNDREDTHS;

/** The consequences of deleting the account, one line each. */
export function DeletionCosts({ terms }: { terms: DeletionTerms }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const price = usePrice();
  const { subscriptionCount, subscriberCount } = terms;
  // A server of the version before does not tell.
  const { undone = [], unusedTime = 0 } = terms as Partial<DeletionTerms>;
  const tokens = tokensOf(terms);
  const lines = [
    tokens > 0 && t('data.costs.tokens', { count: tokens, amount: format.tokens(tokens) }),
    subscriptionCount > 0 &&
      t('data.costs.subscriptions', { count: subscriptionCount, amount: format.number(subscriptionCount) }),
    subscriberCount > 0 &&
      t('data.costs.subscribers', { count: subscriberCount, amount: format.number(subscriberCount) }),
    unusedTime > 0 && t('data.costs.unusedTime', { tokens: price(unusedTime) }),
    ...undone.map(({ what, count, tokens: paid }) =>
      t(`data.costs.${what}`, { amount: format.number(count), tokens: price(paid) }),
    ),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {lines.map((line) => (
        <Text as="li" key={line} weight="medium">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

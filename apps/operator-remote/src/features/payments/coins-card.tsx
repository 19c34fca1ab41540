import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedPaymentView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Card, CardTitle, Inline, Stack, Text } from '@barg/ui-kit';
import { TextLink } from '../../shared/text-link.tsx';
import { CoinDecisions, CoinFacts } from './coin-facts.tsx';
import { CoinSums } from './coin-sums.tsx';

/** The coins of a payment: what came, where, what was decided about them, and whether somebody has to decide. */
export function CoinsCard({ coins }: Pick<ManagedPaymentView, 'coins'>) {
  const { t } = useTranslation('operator');
  // An API of before does not name them.
  if (!coins) return null;
  return (
    <Card as="section" aria-label={t('payments.tabs.coins')}>
      <Stack gap={3}>
        <Inline gap={2}>
          <CardTitle>{t('payments.tabs.coins')}</CardTitle>
          <Badge variant={coins.isWaiting ? 'pending' : 'status'}>
            {coins.hasMore ? t('coins.more') : t(`coins.details.${coins.payment.detail}`)}
          </Badge>
        </Inline>
        <CoinSums item={coins} />
        <CoinFacts item={coins} />
        <CoinDecisions item={coins} />
        {coins.isWaiting && (
          <Inline gap={2}>
            <Text>{t('coins.waits')}</Text>
            <TextLink to={`${OPERATOR_PATH}/payments/coins`}>{t('coins.decide')}</TextLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

import type { MismatchedCryptoPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Inline, Stack, Text, Time, UserLine, useFormat } from '@barg/ui-kit';
import { Facts } from '../../shared/facts.tsx';
import { decisionsOf, invoiceOf } from './coins-of-payment.ts';

/** What tells an invoice for coins from another: where they were sent, how far they are confirmed, its numbers. */
export function CoinFacts({ item }: { item: MismatchedCryptoPayment }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { confirmations, required, address, _id } = item.payment;
  const counted = { some: format.number(confirmations), all: format.number(required) };
  return (
    <Facts
      facts={[
        { name: t('coins.confirmations'), value: t('coins.confirmed', counted) },
        { name: t('coins.address'), value: <Code text={address} /> },
        { name: t('coins.invoice'), value: <Code text={invoiceOf(item)} /> },
        { name: t('payments.number'), value: <Code text={_id} /> },
      ]}
    />
  );
}

function Code({ text }: { text: string | null }) {
  return (
    <bdi dir="ltr" translate="no">
      {text ?? '–'}
    </bdi>
  );
}

/** What was decided about the coins, each time with what it was about. */
export function CoinDecisions({ item }: { item: MismatchedCryptoPayment }) {
  const { t } = useTranslation('operator');
  const decisions = decisionsOf(item);
  if (decisions.length === 0) return item.note ? <UserLine as={Text} text={item.note} /> : null;
  return (
    <Stack as="ul" gap={1} aria-label={t('coins.decisions')}>
      {decisions.map(({ decision, coins, note, at }) => (
        <Inline as="li" key={`${decision} ${at}`} gap={2}>
          <Badge variant="status">{t(`coins.decided.${decision}`)}</Badge>
          {coins !== null && <bdi dir="ltr">{coins}</bdi>}
          {note && <UserLine as={Text} text={note} />}
          <Text size="caption" tone="muted">
            {t('coins.decidedAt')} <Time value={at} format="dateTime" />
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}

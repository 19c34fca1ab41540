import type { PaymentCard, Tax } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { Form, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { useOwnTaxQuery } from '../../../shared/api/own-tax.ts';
import { useSavedCardsQuery } from '../../../shared/api/saved-cards.ts';
import { CardChoice, OTHER, usableCards } from '../../../shared/card-choice.tsx';
import { TaxLine } from '../../../shared/tax-line.tsx';
import { TestModeNote } from '../../../shared/test-mode-note.tsx';
import { useTypedCard, type CardSource } from '../../../shared/typed-card.ts';
import { UnansweredNote } from '../../../shared/unanswered-note.tsx';
import { FilledWalletLine } from '../../../shared/wallet-line.tsx';
import { useCardCost } from '../hooks/use-card-cost.ts';
import type { Subscribing } from '../hooks/use-subscribe.ts';
import { cardOrderSchemas, type CardOrderFields } from './card-order-schema.ts';

interface CardOrderProps {
  subscribing: Subscribing;
}

/** Subscribes by card: a saved one or a new one, and what it is charged in money. */
export default function CardOrder({ subscribing }: CardOrderProps) {
  const cards = useSavedCardsQuery();
  // Until it is loaded, the server refuses the price without tax and tells the right one.
  const tax = useAskedAgain(useOwnTaxQuery());
  const { t } = useTranslation('commerce');
  const least = useCardCost(tax.data).leastAbove(subscribing.order.expectedPrice);
  // Told before anything is typed; the server refuses it as well.
  if (least !== null) {
    return (
      <Text as="p" role="status">
        {t('subscribe.tooLittleForCard', { cost: least })}
      </Text>
    );
  }
  if (cards.data && !tax.isLoading) {
    return <CardOrderForm subscribing={subscribing} cards={cards.data.data} tax={tax.data} />;
  }
  if (cards.error) {
    return <ErrorState message={cards.error.message || undefined} onRetry={() => void cards.refetch()} />;
  }
  return <CardOrderSkeleton />;
}

const CardOrderSkeleton = () => (
  <Stack gap={3}>
    <Skeleton height={110} />
    <Skeleton height={48} radius="pill" />
  </Stack>
);

interface CardOrderFormProps extends CardOrderProps {
  cards: readonly PaymentCard[];
  /** The tax that applies to the buyer. */
  tax: Tax | undefined;
}

function CardOrderForm({ subscribing: { order, coupon, byCard }, cards, tax }: CardOrderFormProps) {
  const { t } = useTranslation('commerce');
  const typed = useTypedCard();
  const { usable, proposed } = usableCards(cards);
  const form = useZodForm(cardOrderSchemas[typed.provider], {
    defaultValues: { cardId: proposed, number: '', expiry: '', cvc: '', saveCard: false },
  });
  const typedFields = form.watch();
  const { cardId, saveCard } = typedFields;
  const cost = useCardCost(tax);
  const { expectedPrice: price, expectedRenewalPrice: renewalPrice } = order;
  const bodyOf = (fields: CardOrderFields, card: CardSource | undefined) => ({
    ...{ ...order, expectedAmount: cost.costOf(price), currency: cost.currency },
    ...(card ? { card, saveCard: fields.saveCard } : { cardId: fields.cardId }),
  });
  const handleSubmit = async (fields: CardOrderFields) =>
    byCard.send(bodyOf(fields, fields.cardId === OTHER ? await typed.read(fields) : undefined));
  const known = cardId === OTHER ? typed.known(typedFields) : undefined;
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <TestModeNote />
      <CardChoice cards={usable} chosen={cardId} typed={typed} onChoose={(chosen) => form.setValue('cardId', chosen)} />
      <FilledWalletLine tokens={0} />
      <TaxLine tax={tax} amount={cost.taxOf(price)} currency={cost.currency} />
      <Text as="p" size="caption" tone="muted">
        {cardId === OTHER && !saveCard
          ? t('subscribe.renewsFromWallet')
          : t('subscribe.renewsByCard', { cost: cost.moneyFor(renewalPrice) })}
      </Text>
      <UnansweredNote unanswered={byCard.unansweredOf(bodyOf(typedFields, known))} />
      <SubmitButton width="full" disabled={coupon?.isPending || byCard.isCapped}>
        <bdi>{t('subscribe.payByCard', { cost: cost.moneyFor(price) })}</bdi>
      </SubmitButton>
    </Form>
  );
}

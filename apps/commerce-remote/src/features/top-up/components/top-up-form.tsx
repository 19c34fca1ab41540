import { useEffect, useMemo, useRef } from 'react';
import type { PaymentCard, Tax, TokenPackage, TopUpResult } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useSetting } from '@barg/session';
import { useFormat, useTokens } from '@barg/ui-kit';
import { Form, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { CardChoice, OTHER, usableCards } from '../../../shared/card-choice.tsx';
import { CouponField } from '../../../shared/coupon/coupon-field.tsx';
import { rereadPricing } from '../../../shared/reread-pricing.ts';
import { TaxLine } from '../../../shared/tax-line.tsx';
import { costOf, taxOf, type TokenTerms } from '../../../shared/token-cost.ts';
import { UnansweredNote } from '../../../shared/unanswered-note.tsx';
import { isToldByNote, useIdempotentRequest } from '../../../shared/use-idempotent-request.ts';
import { FilledWalletLine } from '../../../shared/wallet-line.tsx';
import { useTypedCard, type CardSource } from '../../../shared/typed-card.ts';
import { TestModeNote } from '../../../shared/test-mode-note.tsx';
import { useTopUpWalletMutation } from '../api/top-up-wallet.ts';
import { useCoinInvoice } from '../hooks/use-coin-invoice.ts';
import { usePackageCoupon } from '../hooks/use-package-coupon.ts';
import { AmountChoice } from './amount-choice.tsx';
import { betterPackage } from './package-rules.ts';
import { PayWithCoins } from './pay-with-coins.tsx';
import { coinOrder } from './coin-order.ts';
import { Actions } from './top-up-form.styles.ts';
import { isWithin, topUpBody, topUpSchema, type TopUpFields, type WalletBounds } from './top-up-schema.ts';

interface TopUpFormProps {
  packages: readonly TokenPackage[];
  cards: readonly PaymentCard[];
  /** The tax that applies to the buyer. */
  tax?: Tax | undefined;
  /** The tokens that the buyer lacks for a purchase. */
  missing: number | undefined;
  /** Called when the payment has succeeded, or waits for the bank. */
  onPaid: (result: TopUpResult) => void;
  /** Called when an invoice for coins was opened. */
  onCoins: (paymentId: string) => void;
}

function useBounds(): WalletBounds {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const tokens = useTokens();
  const [minimum, maximum] = [useSetting('minimumWalletPrice'), useSetting('maximumWalletPrice')];
  const text = t('pay.bounds', { minimum: format.tokens(minimum), maximum: tokens(maximum) });
  return useMemo(() => ({ minimum, maximum, text }), [minimum, maximum, text]);
}

/** The chosen tokens, and their price with tax. */
function useCost(found: TokenPackage | undefined, { amount, ...terms }: TokenTerms & { amount: number }) {
  const format = useFormat();
  const currency = found?.currency ?? terms.currency;
  const price = found ? found.price : costOf(amount, terms);
  const isKnown = Number.isFinite(price);
  return {
    tokens: found?.tokens ?? amount,
    price: { price, currency },
    tax: isKnown ? (found?.tax ?? taxOf(amount, terms)) : 0,
    cost: isKnown ? format.money(price, currency) : '',
  };
}

/** Buys tokens with a card. */
export function TopUpForm({ packages, cards, tax, missing, onPaid, onCoins }: TopUpFormProps) {
  const { t } = useTranslation('commerce');
  const bounds = useBounds();
  const { send, unansweredOf } = useIdempotentRequest('top-up');
  const invoice = useCoinInvoice(onCoins);
  const { usable, proposed } = usableCards(cards);
  const [topUpWallet] = useTopUpWalletMutation();
  const typed = useTypedCard();
  const form = useZodForm(
    useMemo(() => topUpSchema(bounds, typed.provider), [bounds, typed.provider]),
    {
      defaultValues: {
        packageId: missing === undefined ? (packages[0]?._id ?? OTHER) : OTHER,
        amount: missing === undefined ? NaN : Math.min(bounds.maximum, Math.max(bounds.minimum, Math.ceil(missing))),
        cardId: proposed,
        number: '',
        expiry: '',
        cvc: '',
        saveCard: false,
      },
    },
  );
  const typedFields = form.watch();
  const { packageId, amount, cardId } = typedFields;
  const [tokenValue, currency] = [useSetting('tokenValue'), useSetting('currency')];
  const isOutside = packageId === OTHER && !Number.isNaN(amount) && !isWithin(amount, bounds);
  // What may not be bought has no price.
  const terms = { amount: isOutside ? NaN : amount, tokenValue, currency, taxPercent: tax?.percent ?? 0 };
  const better = packageId === OTHER ? betterPackage(packages, terms) : undefined;
  const bought = better ?? packages.find(({ _id }) => _id === packageId);
  const { coupon, offer, code } = usePackageCoupon(bought);
  const { tokens, cost, ...asked } = useCost(offer, terms);
  const hasBegun = useRef(false);
  const hasTyped = typed.hasTyped || form.formState.dirtyFields.number === true;
  useEffect(() => {
    // A card that was just saved may appear only now. The choice of a buyer who has begun to fill in another is kept, and
    // so is what was sent: the card of an order that had no answer may be kept by now, and another card is another order.
    if (!hasBegun.current && !hasTyped) form.setValue('cardId', proposed);
  }, [form, hasTyped, proposed]);
  // A package that is sold no more leaves nothing chosen: another is not put in its place, the buyer chooses.
  const isGone = packageId !== OTHER && !packages.some(({ _id }) => _id === packageId);
  useEffect(() => {
    if (isGone) form.setValue('packageId', OTHER);
  }, [form, isGone]);
  const handleCard = (chosen: string) => {
    hasBegun.current = true;
    form.setValue('cardId', chosen);
  };

  const bodyOf = (fields: TopUpFields, card: CardSource | undefined) =>
    topUpBody(better ? { ...fields, packageId: better._id } : fields, { shown: asked.price, card, coupon: code });
  const handleSubmit = async (fields: TopUpFields) => {
    hasBegun.current = true;
    const body = bodyOf(fields, fields.cardId === OTHER ? await typed.read(fields) : undefined);
    try {
      onPaid(await send(body, (key) => topUpWallet({ body, key }).unwrap()));
    } catch (thrown) {
      const failure = toQueryError(thrown);
      if (coupon.askAgain(failure)) return;
      rereadPricing(failure);
      if (!isToldByNote(failure)) throw thrown;
    }
  };
  const known = cardId === OTHER ? typed.known(typedFields) : undefined;

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <TestModeNote />
      <AmountChoice
        packages={packages}
        bounds={bounds}
        chosen={packageId}
        better={better}
        isOutside={isOutside}
        onChoose={(chosen) => form.setValue('packageId', chosen)}
      />
      {bought && <CouponField coupon={coupon} currency={bought.currency} />}
      <CardChoice cards={usable} chosen={cardId} typed={typed} onChoose={handleCard} />
      <FilledWalletLine tokens={tokens} />
      <TaxLine tax={tax} amount={asked.tax} currency={asked.price.currency} />
      <UnansweredNote unanswered={unansweredOf(bodyOf(typedFields, known))} />
      <Actions gap={2}>
        <SubmitButton width="full" disabled={coupon.isPending || isOutside || invoice.isOpening}>
          <bdi>{cost === '' ? t('topUp.payNothing') : t('topUp.pay', { cost })}</bdi>
        </SubmitButton>
        {/* Coins take no coupons. */}
        {code === undefined && (
          <PayWithCoins
            order={form.formState.isSubmitting ? null : coinOrder({ amount, bought, shown: asked.price }, bounds)}
            invoice={invoice}
          />
        )}
      </Actions>
    </Form>
  );
}

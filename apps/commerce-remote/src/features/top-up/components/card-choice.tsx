import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { OptionCard } from '@barg/ui-kit/fields';
import { FormCheckbox, FormTextField } from '@barg/ui-kit/forms';
import { cardExpiry, cardName } from '../../../shared/card-name.ts';
import { formatCardNumber, formatCode, formatExpiry } from './card-format.ts';
import { CardFieldsRoot, Choices, ChoicesTitle } from './top-up-form.styles.ts';
import { OTHER } from './top-up-schema.ts';

interface CardChoiceProps {
  cards: readonly PaymentCard[];
  chosen: string;
  onChoose: (cardId: string) => void;
}

/** With which card: a saved one, or another. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const { t } = useTranslation('commerce');
  const option = (value: string) => ({
    name: 'cardId',
    value,
    checked: value === chosen,
    onChange: () => onChoose(value),
  });
  return (
    <>
      {cards.length > 0 && (
        <Choices>
          <ChoicesTitle>{t('topUp.card')}</ChoicesTitle>
          {cards.map((card) => (
            <OptionCard key={card._id} {...option(card._id)} title={cardName(card)} end={cardExpiry(card)} />
          ))}
          <OptionCard {...option(OTHER)} title={t('topUp.otherCard')} />
        </Choices>
      )}
      {chosen === OTHER && <CardFields />}
    </>
  );
}

/** A card's digits run left to right in every language, and may be typed with any keyboard's digits. */
const digits = { dir: 'ltr', inputMode: 'numeric' } as const;

function CardFields() {
  const { t } = useTranslation('commerce');
  return (
    <CardFieldsRoot>
      <FormTextField
        {...digits}
        name="number"
        label={t('topUp.cardNumber')}
        format={formatCardNumber}
        autoComplete="cc-number"
      />
      <FormTextField
        {...digits}
        name="expiry"
        label={t('topUp.expiry')}
        help={t('topUp.expiryHelp')}
        format={formatExpiry}
        autoComplete="cc-exp"
      />
      <FormTextField {...digits} name="cvc" label={t('topUp.cvc')} format={formatCode} autoComplete="cc-csc" />
      <FormCheckbox name="saveCard" label={t('topUp.saveCard')} />
    </CardFieldsRoot>
  );
}

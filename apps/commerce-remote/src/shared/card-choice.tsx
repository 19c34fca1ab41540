import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { OptionCard } from '@barg/ui-kit/fields';
import { FormCheckbox } from '@barg/ui-kit/forms';
import { CardFields } from './card-fields.tsx';
import { cardExpiry, cardName } from './card-name.ts';
import type { TypedCardReader } from './typed-card.ts';
import { Choices, ChoicesTitle } from './choices.styles.ts';

/** Chosen instead of one of a list, such as a saved card. */
export const OTHER = 'other';

/** The saved cards that can be charged, and the one to propose: the default, or the newest, or a new one. */
export const usableCards = (cards: readonly PaymentCard[]) => {
  const usable = cards.filter(({ expiry }) => expiry !== 'past');
  return { usable, proposed: (usable.find(({ isDefault }) => isDefault) ?? usable[0])?._id ?? OTHER };
};

interface CardChoiceProps {
  cards: readonly PaymentCard[];
  chosen: string;
  /** The new card that is being typed. */
  typed: TypedCardReader;
  onChoose: (cardId: string) => void;
}

/** Chooses a saved card, or takes a new one. */
export function CardChoice({ cards, chosen, typed, onChoose }: CardChoiceProps) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
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
            <OptionCard key={card._id} {...option(card._id)} title={cardName(card)} end={cardExpiry(card, format)} />
          ))}
          <OptionCard {...option(OTHER)} title={t('topUp.otherCard')} />
        </Choices>
      )}
      {chosen === OTHER && (
        <CardFields card={typed}>
          <FormCheckbox name="saveCard" label={t('topUp.saveCard')} />
        </CardFields>
      )}
    </>
  );
}

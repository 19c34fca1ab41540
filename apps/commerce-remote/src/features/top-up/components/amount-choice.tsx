import type { TokenPackage } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { useFormat, usePrice } from '@barg/ui-kit';
import { OptionCard } from '@barg/ui-kit/fields';
import { FormAmountField } from '@barg/ui-kit/forms';
import { OTHER } from '../../../shared/card-choice.tsx';
import { Choices, ChoicesTitle } from '../../../shared/choices.styles.ts';
import { BetterOffer, ChoiceGrid } from './top-up-form.styles.ts';
import type { WalletBounds } from './top-up-schema.ts';

const PRESETS = [10, 25, 50, 100, 200];

interface AmountChoiceProps {
  packages: readonly TokenPackage[];
  bounds: WalletBounds;
  chosen: string;
  /** A package that gives more for the money than the typed amount. */
  better: TokenPackage | undefined;
  /** Whether an amount is typed that nobody may buy. It is told at once, before anything is sent. */
  isOutside: boolean;
  onChoose: (packageId: string) => void;
}

/** Chooses a package, or any amount within the bounds. */
export function AmountChoice({ packages, bounds, chosen, better, isOutside, onChoose }: AmountChoiceProps) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const price = usePrice();
  const { minimum, maximum, text } = bounds;
  const option = (value: string) => ({
    name: 'packageId',
    value,
    checked: value === chosen,
    onChange: () => onChoose(value),
  });
  return (
    <>
      {packages.length > 0 && (
        <Choices>
          <ChoicesTitle>{t('topUp.package')}</ChoicesTitle>
          <ChoiceGrid>
            {packages.map(({ _id, name, tokens, price: cost, currency }) => (
              <OptionCard
                key={_id}
                {...option(_id)}
                title={price(tokens)}
                help={`${isolate(name)} · ${format.money(cost, currency)}`}
              />
            ))}
          </ChoiceGrid>
          <OptionCard {...option(OTHER)} title={t('topUp.otherAmount')} />
        </Choices>
      )}
      {chosen === OTHER && (
        <FormAmountField
          name="amount"
          label={t('topUp.amount')}
          help={text}
          fault={isOutside ? text : undefined}
          presets={PRESETS.filter((amount) => amount >= minimum && amount <= maximum)}
        />
      )}
      {chosen === OTHER && (
        <BetterOffer role="status">
          {better &&
            t('topUp.better', {
              name: better.name,
              tokens: price(better.tokens),
              cost: format.money(better.price, better.currency),
            })}
        </BetterOffer>
      )}
    </>
  );
}

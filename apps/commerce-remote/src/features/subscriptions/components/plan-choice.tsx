import { useId } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden, usePrice } from '@barg/ui-kit';
import { OptionCard } from '@barg/ui-kit/fields';
import { usePlanText } from '../hooks/use-plan-text.ts';
import type { Subscribing } from '../hooks/use-subscribe.ts';
import { Plans } from './subscription.styles.ts';

interface PlanChoiceProps extends Pick<Subscribing, 'plans' | 'chosen' | 'choose'> {
  /** Paid once, without renewal. */
  isOnce?: boolean;
}

/** The plans as cards with their prices. */
export function PlanChoice({ plans, chosen, choose, isOnce = false }: PlanChoiceProps) {
  const { t } = useTranslation('commerce');
  const name = useId();
  const price = usePrice();
  const { titleOf, helpOf, onceHelpOf } = usePlanText();
  return (
    <Plans>
      <VisuallyHidden as="legend">{t('subscribe.plan')}</VisuallyHidden>
      {plans.map((plan) => (
        <OptionCard
          key={plan.period}
          name={name}
          value={plan.period}
          checked={plan === chosen}
          onChange={() => choose(plan.period)}
          title={titleOf(plan)}
          end={price(plan.price)}
          help={isOnce ? onceHelpOf(plan) : helpOf(plan)}
        />
      ))}
    </Plans>
  );
}

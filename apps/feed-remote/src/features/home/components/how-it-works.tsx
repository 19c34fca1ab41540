import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Heading, Text, useFormat, usePrice } from '@barg/ui-kit';
import { Step, StepList, StepPrice } from './how-it-works.styles.ts';
import { Section } from './visitor-landing.styles.ts';

/** The prices of the steps, from the settings. */
function usePrices() {
  const { t } = useTranslation('feed');
  const [format, priceOf] = [useFormat(), usePrice()];
  const [cheapest, tokenValue] = [useSetting('minimumSubscriptionPrice'), useSetting('tokenValue')];
  const currency = useSetting('currency');
  return {
    follow: t('performer.free'),
    subscribe: t('landing.steps.subscribe.price', { price: priceOf(cheapest) }),
    tokens: t('landing.steps.tokens.price', { amount: format.money(tokenValue, currency) }),
  };
}

/** How to become a fan in three steps, with prices. */
export function HowItWorks() {
  const { t } = useTranslation('feed');
  const prices = usePrices();
  return (
    <Section>
      <Heading level={2}>{t('landing.steps.title')}</Heading>
      <StepList>
        {(['follow', 'subscribe', 'tokens'] as const).map((step) => (
          <Step key={step}>
            <Heading level={3}>{t(`landing.steps.${step}.title`)}</Heading>
            <Text as="p" size="caption" tone="muted">
              {t(`landing.steps.${step}.message`)}
            </Text>
            <StepPrice>{prices[step]}</StepPrice>
          </Step>
        ))}
      </StepList>
    </Section>
  );
}

import { useId } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { OptionCard } from '@barg/ui-kit/fields';
import { Choices, ChoicesTitle } from '../../../shared/choices.styles.ts';
import type { CardSubscribing } from '../hooks/use-card-subscription.ts';

/** Chooses what pays: the wallet or a card. */
export function SourceChoice({ byCard: { isChosen, choose } }: { byCard: CardSubscribing }) {
  const { t } = useTranslation('commerce');
  const name = useId();
  return (
    <Choices>
      <ChoicesTitle>{t('subscribe.source')}</ChoicesTitle>
      <OptionCard
        name={name}
        value="wallet"
        checked={!isChosen}
        onChange={() => choose(false)}
        title={t('subscribe.fromWallet')}
      />
      <OptionCard
        name={name}
        value="card"
        checked={isChosen}
        onChange={() => choose(true)}
        title={t('subscribe.byCard')}
      />
    </Choices>
  );
}

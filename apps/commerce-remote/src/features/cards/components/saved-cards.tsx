import CreditCard from 'lucide-react/icons/credit-card';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Button, Card, EmptyState, ErrorState, Inline, lazyDialog, Skeleton, Stack, Text } from '@barg/ui-kit';
import { useSavedCardsQuery } from '../../../shared/api/saved-cards.ts';
import { useIsStripe } from '../../../shared/stripe/use-stripe.ts';
import { cardName } from '../../../shared/card-name.ts';
import { CardRow } from './card-row.tsx';

const AddCardDialog = lazyDialog(() => import('./add-card-dialog.tsx'));

/** The saved cards, with the button to add one. */
export function SavedCards() {
  const { t } = useTranslation('commerce');
  const isTestMode = useSetting('isTestMode');
  const takesCards = useIsStripe() || isTestMode;
  const { data, error, refetch } = useSavedCardsQuery();
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={130} radius="card" />;
  const cards = data.data;
  return (
    <Stack gap={4}>
      <ExpiryNotice cards={cards} />
      {cards.length === 0 ? <EmptyState icon={CreditCard} title={t('cards.empty')} /> : <CardRows cards={cards} />}
      {takesCards && <AddCard />}
    </Stack>
  );
}

function CardRows({ cards }: { cards: readonly PaymentCard[] }) {
  const { t } = useTranslation('commerce');
  return (
    <Card as="div" padding="none">
      <ul aria-label={t('wallet.cards')}>
        {cards.map((card) => (
          <CardRow key={card._id} card={card} />
        ))}
      </ul>
    </Card>
  );
}

function AddCard() {
  const { t } = useTranslation('commerce');
  const [isAdding, setAdding] = useState(false);
  return (
    <Inline>
      <Button icon={Plus} onClick={() => setAdding(true)}>
        {t('cards.add')}
      </Button>
      {isAdding && <AddCardDialog onClose={() => setAdding(false)} />}
    </Inline>
  );
}

/** A warning while the default card expires soon or has expired. */
function ExpiryNotice({ cards }: { cards: readonly PaymentCard[] }) {
  const { t } = useTranslation('commerce');
  const card = cards.find(({ isDefault }) => isDefault);
  if (!card || card.expiry === 'good') return null;
  return (
    <Card as="div" role="status">
      <Text as="p" tone={card.expiry === 'past' ? 'danger' : 'accent'}>
        {t(`cards.notice.${card.expiry}`, { card: cardName(card) })}
      </Text>
    </Card>
  );
}

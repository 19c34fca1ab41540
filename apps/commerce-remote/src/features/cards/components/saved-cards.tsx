import CreditCard from 'lucide-react/icons/credit-card';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  Inline,
  lazyDialog,
  ListRow,
  Skeleton,
  Stack,
} from '@barg/ui-kit';
import { useSavedCardsQuery } from '../../../shared/api/saved-cards.ts';
import { useIsStripe } from '../../../shared/stripe/use-stripe.ts';
import { cardExpiry, cardName } from '../../../shared/card-name.ts';

const AddCardDialog = lazyDialog(() => import('./add-card-dialog.tsx'));
const DeleteCardDialog = lazyDialog(() => import('./delete-card-dialog.tsx'));

/** The cards one has kept, each with the way to forget it, and to another. */
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

function CardRow({ card }: { card: PaymentCard }) {
  const { t } = useTranslation('commerce');
  const [isDeleting, setDeleting] = useState(false);
  const name = cardName(card);
  return (
    <li>
      <ListRow
        title={<bdi>{name}</bdi>}
        subtitle={<>{t('cards.expires', { date: cardExpiry(card) })}</>}
        end={<IconButton icon={Trash2} label={t('cards.delete', { card: name })} onClick={() => setDeleting(true)} />}
      />
      {isDeleting && <DeleteCardDialog card={card} onClose={() => setDeleting(false)} />}
    </li>
  );
}

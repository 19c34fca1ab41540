import CreditCard from 'lucide-react/icons/credit-card';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, EmptyState, ErrorState, IconButton, lazyDialog, ListRow, Skeleton } from '@barg/ui-kit';
import { useSavedCardsQuery } from '../../../shared/api/saved-cards.ts';
import { cardExpiry, cardName } from '../../../shared/card-name.ts';

const DeleteCardDialog = lazyDialog(() => import('./delete-card-dialog.tsx'));

/** The cards one has kept, each with the way to forget it. */
export function SavedCards() {
  const { t } = useTranslation('commerce');
  const { data, error, refetch } = useSavedCardsQuery();
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={130} radius="card" />;
  if (data.data.length === 0) return <EmptyState icon={CreditCard} title={t('cards.empty')} />;
  return (
    <Card as="div" padding="none">
      <ul aria-label={t('wallet.cards')}>
        {data.data.map((card) => (
          <CardRow key={card._id} card={card} />
        ))}
      </ul>
    </Card>
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

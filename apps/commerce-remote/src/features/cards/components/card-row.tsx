import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Dots, IconButton, Inline, lazyDialog, ListRow, useFormat, useToast } from '@barg/ui-kit';
import { useSetDefaultCardMutation } from '../../../shared/api/saved-cards.ts';
import { cardExpiry, cardName } from '../../../shared/card-name.ts';

const DeleteCardDialog = lazyDialog(() => import('./delete-card-dialog.tsx'));

/** A saved card: whether it is the default, when it expires, and the buttons to change or delete it. */
export function CardRow({ card }: { card: PaymentCard }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const [isDeleting, setDeleting] = useState(false);
  const name = cardName(card);
  return (
    <li>
      <ListRow
        title={<bdi>{name}</bdi>}
        isStacking
        subtitle={
          <Dots>
            {card.isDefault && t('cards.default')}
            {t(card.expiry === 'past' ? 'cards.expired' : 'cards.expires', { date: cardExpiry(card, format) })}
          </Dots>
        }
        end={
          <Inline>
            <MakeDefault card={card} />
            <IconButton icon={Trash2} label={t('cards.delete', { card: name })} onClick={() => setDeleting(true)} />
          </Inline>
        }
      />
      {isDeleting && <DeleteCardDialog card={card} onClose={() => setDeleting(false)} />}
    </li>
  );
}

/** Makes a card the default; hidden for the default card and for expired ones. */
function MakeDefault({ card }: { card: PaymentCard }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [setDefault, { isLoading }] = useSetDefaultCardMutation();
  if (card.isDefault || card.expiry === 'past') return null;
  const handlePress = async () => {
    try {
      await setDefault(card._id).unwrap();
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('cards.defaultFailed'), { tone: 'danger' });
    }
  };
  const label = t('cards.makeDefault', { card: cardName(card) });
  return <IconButton icon={Star} label={label} disabled={isLoading} onClick={() => void handlePress()} />;
}

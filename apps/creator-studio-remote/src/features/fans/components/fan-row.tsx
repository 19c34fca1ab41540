import { useState } from 'react';
import { beginningOf } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Badge, Dots, lazyDialog, ListRow, useTokens } from '@barg/ui-kit';
import type { Fan } from '../api/fans.ts';

const FanDialog = lazyDialog(() => import('./fan-dialog.tsx'));

const NOTE_LENGTH = 60;

/** A fan with what he has paid; pressed, all that is known of him. */
export function FanRow({ fan }: { fan: Fan }) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const [isOpen, setOpen] = useState(false);
  const { name, avatarUrl, subscription, spent, isFollowing, note } = fan;
  return (
    <>
      <ListRow
        start={<Avatar name={name} url={avatarUrl} size="md" />}
        title={name}
        subtitle={
          <Dots>
            {t('fans.spent', { price: tokens(spent) })}
            {isFollowing && t('fans.follows')}
            {note && <bdi>{beginningOf(note, NOTE_LENGTH)}</bdi>}
          </Dots>
        }
        isStacking
        end={
          subscription && (
            <Badge variant="status">{t(subscription.isRunning ? 'fans.subscribed' : 'fans.expired')}</Badge>
          )
        }
        onClick={() => setOpen(true)}
      />
      {isOpen && <FanDialog fan={fan} onClose={() => setOpen(false)} />}
    </>
  );
}

import { beginningOf } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Badge, Dots, ListRow, useTokens } from '@barg/ui-kit';
import type { Fan } from '../api/fans.ts';

const NOTE_LENGTH = 60;

/** A fan with what he has paid. */
export function FanRow({ fan, onOpen }: { fan: Fan; onOpen: () => void }) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const { name, avatarUrl, subscription, spent, isFollowing, note } = fan;
  return (
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
        subscription && <Badge variant="status">{t(subscription.isRunning ? 'fans.subscribed' : 'fans.expired')}</Badge>
      }
      onClick={onOpen}
    />
  );
}

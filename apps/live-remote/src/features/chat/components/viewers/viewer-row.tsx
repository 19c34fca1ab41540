import Ban from 'lucide-react/icons/ban';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Avatar, Dots, Handle, IconButton, Inline, ListRow } from '@barg/ui-kit';
import type { StreamViewer } from '../../api/stream-viewers.ts';
import { useLifting } from '../../hooks/use-lifting.ts';

export interface Restricting {
  person: { _id: string; name: string };
  kind: 'mute' | 'ban';
}

interface ViewerRowProps {
  streamId: string;
  viewer: StreamViewer;
  /** Of the reader. */
  role: 'performer' | 'moderator';
  onRestrict: (restricting: Restricting) => void;
}

/** One who watches; only the performer decides about those who keep order too. */
export function ViewerRow({ streamId, viewer, role, onRestrict }: ViewerRowProps) {
  const { t } = useTranslation('live');
  const myId = useCurrentUser()?._id;
  const { lift, isLifting } = useLifting(streamId);
  const { user, isSubscriber, isMuted, isModerator } = viewer;
  const { _id, name, username, avatarUrl } = user;
  const isAbove = _id === myId || (isModerator && role === 'moderator');
  const ask = (kind: Restricting['kind']) => onRestrict({ person: { _id, name }, kind });
  return (
    <ListRow
      start={<Avatar name={name} url={avatarUrl} />}
      title={name}
      subtitle={
        <Dots>
          {username && <Handle username={username} />}
          {isModerator && <span>{t('people.moderator')}</span>}
          {isSubscriber && <span>{t('people.subscriber')}</span>}
          {isMuted && <span>{t('chat.order.isMuted')}</span>}
        </Dots>
      }
      end={
        !isAbove && (
          <Inline gap={1} wrap="nowrap">
            {isMuted ? (
              <IconButton
                icon={MessageCircle}
                size="sm"
                label={t('people.unmute', { name })}
                onClick={() => void (isLifting || lift(user))}
              />
            ) : (
              <IconButton
                icon={MessageCircleOff}
                size="sm"
                label={t('people.mute', { name })}
                onClick={() => ask('mute')}
              />
            )}
            <IconButton icon={Ban} size="sm" label={t('people.ban', { name })} onClick={() => ask('ban')} />
          </Inline>
        )
      }
    />
  );
}

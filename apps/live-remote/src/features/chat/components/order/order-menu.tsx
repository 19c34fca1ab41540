import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import Pin from 'lucide-react/icons/pin';
import RotateCw from 'lucide-react/icons/rotate-cw';
import UserCheck from 'lucide-react/icons/user-check';
import { Suspense, useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { IconButton, lazyDialog, lazyPart, SMALL_PART, useToast } from '@barg/ui-kit';
import type { MenuAction } from '@barg/ui-kit/overlays';
import { usePinMessageMutation, useRestrictionOfQuery } from '../../api/order.ts';
import { useLifting } from '../../hooks/use-lifting.ts';
import { useModeratorRole } from '../../hooks/use-moderator-role.ts';
import { WaitingButton } from './order-menu.styles.ts';

const Menu = lazyPart(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }), SMALL_PART);
const RestrictDialog = lazyDialog(() => import('./restrict-dialog.tsx'));

interface OrderMenuProps {
  streamId: string;
  message: Message;
  name: string;
  /** Of the caller. */
  role: 'performer' | 'moderator';
  /** The writer is the performer or the caller: there is nothing to do about the person. */
  isAbove: boolean;
}

/** What who keeps order does about a message and its writer. */
export function OrderMenu({ streamId, message, name, role, isAbove }: OrderMenuProps) {
  const { t } = useTranslation('live');
  const toast = useToast();
  /** How often it was asked what holds: each time a menu opens. */
  const [asked, setAsked] = useState(0);
  const [restricting, setRestricting] = useState<'mute' | 'ban' | null>(null);
  const [pin] = usePinMessageMutation();
  const { lift } = useLifting(streamId);
  const restriction = useRestrictionOfQuery(
    { streamId, userId: message.senderId },
    { skip: asked === 0 || isAbove, refetchOnMountOrArgChange: true },
  );
  const held = restriction.currentData;
  const person = { _id: message.senderId, name };
  const moderatorRole = useModeratorRole(person, { isAsked: asked > 0 && !isAbove && role === 'performer' });
  const isUnknown = asked > 0 && !isAbove && held === undefined;
  const isWaiting = (isUnknown && !restriction.isError) || moderatorRole.isWaiting;
  const label = t('chat.order.menu', { name });
  const failed = (error: unknown) => toast(toQueryError(error).message || t('chat.order.failed'), { tone: 'danger' });

  const handlePin = async () => {
    const { error } = await pin({ streamId, messageId: message._id });
    if (error) failed(error);
  };

  const handleLift = () => void lift(person);
  const about: MenuAction[] = [
    held === 'mute'
      ? { id: 'unmute', label: t('chat.order.unmute'), icon: MessageCircle, onSelect: handleLift }
      : { id: 'mute', label: t('chat.order.mute'), icon: MessageCircleOff, onSelect: () => setRestricting('mute') },
    {
      id: 'ban',
      label: t(role === 'performer' ? 'chat.order.ban' : 'chat.order.banAsModerator'),
      icon: Ban,
      tone: 'danger',
      onSelect: () => setRestricting('ban'),
    },
  ];
  // What is not known is not guessed: muting somebody who is banned would be a way back in.
  const again = {
    id: 'again',
    label: t('chat.order.unread'),
    icon: RotateCw,
    onSelect: () => {
      setAsked(asked + 1);
      void restriction.refetch();
    },
  };
  const unban = { id: 'unban', label: t('chat.order.unban'), icon: UserCheck, onSelect: handleLift };
  const items: MenuAction[] = [
    ...(message.isDeleted
      ? []
      : [{ id: 'pin', label: t('chat.order.pin'), icon: Pin, onSelect: () => void handlePin() }]),
    ...(isAbove ? [] : isUnknown ? [again] : held === 'ban' ? [unban] : about),
    ...moderatorRole.actions.filter(({ id }) => id === 'dismiss' || (!isUnknown && held !== 'ban')),
  ];
  if (items.length === 0) return null;
  const trigger = (
    <WaitingButton
      icon={isWaiting ? LoaderCircle : Ellipsis}
      size="sm"
      label={label}
      aria-busy={isWaiting}
      onClick={() => setAsked(1)}
    />
  );
  // What can be done about somebody depends on what holds: an entry must not turn into its opposite under the pointer.
  if (asked === 0 || isWaiting) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu
        key={asked}
        label={label}
        items={items}
        trigger={<IconButton icon={Ellipsis} size="sm" label={label} />}
        defaultOpen
      />
      {restricting && (
        <RestrictDialog {...{ streamId, person, role }} kind={restricting} onClose={() => setRestricting(null)} />
      )}
    </Suspense>
  );
}

import Coins from 'lucide-react/icons/coins';
import type { IntentPayloads, PerformerRef, SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent } from '@barg/session';
import { ActionButton, Button, IconButton } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';

type Source = IntentPayloads['commerce.tip']['source'];

/** What all tip buttons do; null for accounts without a wallet. */
function useTip(performer: PerformerRef | null, source: Source) {
  const { t } = useTranslation('commerce');
  const isFan = useFan() !== null;
  const { ask, isAvailable } = useIntent('commerce.tip');
  if (!isFan || !performer) return null;
  return { label: t('tip.action'), disabled: !isAvailable, onClick: () => void ask({ performer, source }) };
}

/** The tip button of a profile. */
export function ProfileTip({ performer }: SlotProps['profile.actions']) {
  const tip = useTip(performer, { type: 'profile', _id: performer._id });
  return tip && <IconButton {...tip} icon={Coins} variant="outlined" />;
}

/** The tip button below a post. */
export function PostTip({ postId, performer }: SlotProps['post.actions']) {
  const tip = useTip(performer, { type: 'feed', _id: postId });
  return tip && <ActionButton {...tip} icon={Coins} />;
}

/** The tip button above a conversation with a performer. */
export function ConversationTip({ conversationId, performer }: SlotProps['conversation.header']) {
  const tip = useTip(performer, { type: 'conversation', _id: conversationId });
  return tip && <TipPill {...tip} size="sm" />;
}

/** The tip button below a stream. */
export function StreamTip({ streamId, performer }: SlotProps['live.actions']) {
  const tip = useTip(performer, { type: 'stream', _id: streamId });
  return tip && <TipPill {...tip} size="md" />;
}

interface TipPillProps {
  label: string;
  size: 'sm' | 'md';
  disabled: boolean;
  onClick: () => void;
}

function TipPill({ label, ...rest }: TipPillProps) {
  return (
    <Button {...rest} variant="accent" icon={Coins}>
      {label}
    </Button>
  );
}

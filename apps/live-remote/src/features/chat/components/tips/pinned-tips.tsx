import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import type { StreamChat } from '../../api/chat-state.ts';
import { tipLevel } from '../tip-level.ts';
import { PinnedList, PinnedTip } from './pinned-tips.styles.ts';

type Tips = StreamChat['pinnedTips'];

/** The server looked when it told of them; one whose time is over goes by itself. */
const standing = (tips: Tips, now: number): Tips => tips.filter(({ until }) => Date.parse(until) > now);

/** Large tips, which stand above the chat for some minutes. */
export function PinnedTips({ tips }: { tips: Tips }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  const shown = standing(tips, now);
  const next = Math.min(...shown.map(({ until }) => Date.parse(until)));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  if (shown.length === 0) return null;
  return (
    <PinnedList tabIndex={0} aria-label={t('tips.pinned')}>
      {shown.map(({ messageId, user, amount }) => (
        <PinnedTip key={messageId} $level={tipLevel(amount)}>
          {t('chat.tipped', { name: user.username ?? user.name, count: amount, amount: format.tokens(amount) })}
        </PinnedTip>
      ))}
    </PinnedList>
  );
}

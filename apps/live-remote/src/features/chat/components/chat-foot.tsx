import type { StreamRestriction } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsGuest, useLoginLink } from '@barg/session';
import { ButtonLink, Text, useFormat } from '@barg/ui-kit';
import type { StreamChat } from '../api/chat-state.ts';
import type { ChatRef } from '../api/stream-messages.ts';
import type { OnItsWay } from '../hooks/use-on-its-way.ts';
import { ChatComposer } from './chat-composer.tsx';

interface ChatFootProps {
  chat: ChatRef;
  isLive: boolean;
  /** Whether files may be sent by this reader. */
  canAttach: boolean;
  /** Undefined until it is known: then the server decides. */
  state: StreamChat | undefined;
  onItsWay: OnItsWay;
  onSent: () => void;
}

/** Why the rules do not let this reader write; null: they do. */
const refusalOf = ({ rules, you }: StreamChat): 'followers' | 'subscribers' | null => {
  if (you.role !== 'viewer' || rules.audience === 'everyone' || you.isSubscriber) return null;
  if (rules.audience === 'subscribers') return 'subscribers';
  return you.isFollower ? null : 'followers';
};

/** The text field, or the reason why writing is not possible. */
export function ChatFoot({ chat, isLive, canAttach, state, onItsWay, onSent }: ChatFootProps) {
  const { t } = useTranslation('live');
  const isGuest = useIsGuest();
  const toLogin = useLoginLink({ kind: 'open', what: 'chat', id: chat.streamId });
  if (!isLive) return <Closed>{t('chat.closed')}</Closed>;
  if (isGuest) {
    return (
      <ButtonLink width="full" {...toLogin}>
        {t('chat.signIn')}
      </ButtonLink>
    );
  }
  const restriction = state?.you.restriction;
  if (restriction) return <Restricted restriction={restriction} />;
  const refusal = state && refusalOf(state);
  if (refusal) return <Closed>{t(`chat.refused.${refusal}`)}</Closed>;
  return <ChatComposer chat={chat} canAttach={canAttach} state={state} onItsWay={onItsWay} onSent={onSent} />;
}

/** Until when and why somebody may not write. */
function Restricted({ restriction: { until, reason } }: { restriction: StreamRestriction }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const words = until ? t('chat.refused.mutedUntil', { time: format.dateTime(until) }) : t('chat.refused.muted');
  return <Closed>{reason ? `${words} ${t('chat.refused.reason', { reason })}` : words}</Closed>;
}

const Closed = ({ children }: { children: string }) => (
  <Text as="p" tone="muted" align="center" role="status">
    {children}
  </Text>
);

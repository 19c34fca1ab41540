import { useTranslation } from '@barg/runtime/i18n';
import { useAppSelector, useIntent } from '@barg/session';
import { Button, Inline, Text, usePrice } from '@barg/ui-kit';
import { loadConversation } from '../../api/get-conversation.ts';
import { selectConversation } from '../../selectors.ts';
import { PricePlace } from './thread.styles.ts';

interface WritingNoteProps {
  conversationId: string;
  /** Tokens for each message. */
  price: number;
  /** Whether it can be paid on this page. */
  isAvailable: boolean;
}

/** What each message costs a fan who does not subscribe, said before it is written, and how it would cost nothing. */
export default function WritingNote({ conversationId, price, isAvailable }: WritingNoteProps) {
  const { t } = useTranslation('messaging');
  const inTokens = usePrice();
  const subscribe = useIntent('commerce.subscribe');
  const recipient = useAppSelector((state) => selectConversation(state, conversationId)?.recipient);
  const handleSubscribe = async () => {
    if (!recipient) return;
    const { _id, name, username, avatarUrl } = recipient;
    const answer = await subscribe.ask({ performer: { _id, name, username: username ?? _id, avatarUrl } });
    if (answer) await loadConversation(conversationId).catch(() => undefined);
  };
  return (
    <PricePlace>
      <Inline gap={2} justify="space-between">
        <Text as="p" size="caption" tone="muted" role="note">
          {t('writing.price', { tokens: inTokens(price) })} {!isAvailable && t('writing.unavailable')}
        </Text>
        {subscribe.isAvailable && (
          <Button size="sm" variant="quiet" onClick={() => void handleSubscribe()}>
            {t('writing.subscribe')}
          </Button>
        )}
      </Inline>
    </PricePlace>
  );
}

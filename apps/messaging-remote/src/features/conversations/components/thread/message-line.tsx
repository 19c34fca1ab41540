import { memo, Suspense } from 'react';
import type { Conversation, Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, OPTIONAL_PART, SMALL_PART, Time, usePrice, UserText, VisuallyHidden } from '@barg/ui-kit';
import { Bubble, bubbleLook } from '@barg/ui-kit/bubble';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { Below, BubbleActions, BubbleLine, LineRoot, PreviewRoom } from './bubble.styles.ts';
import { MessageMenu } from './message-menu.tsx';
import type { Line } from './timeline.ts';

const MessageFiles = lazyPart(() => import('./files/message-files.tsx'), SMALL_PART);
const Quote = lazyPart(async () => ({ default: (await import('./acts/quote.tsx')).Quote }), SMALL_PART);
const LinkPreviewCard = lazyPart(() => import('./link/link-preview-card.tsx'), OPTIONAL_PART);
const MessageReactions = lazyPart(() => import('./acts/message-reactions.tsx'), OPTIONAL_PART);
const LockedMessage = lazyPart(() => import('./files/locked-message.tsx'), SMALL_PART);

const isLocked = (message: Message): message is Message & { price: number } =>
  message.isLocked && message.price !== null;

/** The content of a bubble: text and files, or a placeholder. */
function Content({ message, isLinked }: { message: Message; isLinked: boolean }) {
  const hasFiles = message.files.length > 0;
  return (
    <>
      {(hasFiles || message.isLocked) && (
        <Suspense fallback={null}>
          {isLocked(message) ? <LockedMessage message={message} /> : <MessageFiles message={message} />}
        </Suspense>
      )}
      {message.text !== '' && <UserText text={message.text} isLinked={isLinked} />}
      {message.preview && isLinked && (
        <PreviewRoom>
          <Suspense fallback={null}>
            <LinkPreviewCard preview={message.preview} />
          </Suspense>
        </PreviewRoom>
      )}
    </>
  );
}

/** The price of a message, for its sender; that it was bought, or what was paid to write it, for both. */
function PriceNote({ message: { price, amount, paid, isBought, isLocked: isToBuy } }: { message: Message }) {
  const { t } = useTranslation('messaging');
  const inTokens = usePrice();
  if (amount !== null) return <Below>{t('paid.written', { tokens: inTokens(amount) })}</Below>;
  if (price === null || isToBuy) return null;
  if (!isBought) return <Below>{t('paid.asked', { tokens: inTokens(price) })}</Below>;
  // Its buyer owned some of its files, or all of them.
  const charged = paid ?? price;
  return <Below>{charged === 0 ? t('paid.opened') : t('paid.bought', { tokens: inTokens(charged) })}</Below>;
}

interface WordsProps {
  message: Message;
  isOwn: boolean;
  conversation: Conversation;
  areLinksHeld: boolean;
}

function Words({ message, isOwn, conversation, areLinksHeld }: WordsProps) {
  const { t } = useTranslation('messaging');
  if (message.isDeleted) {
    return (
      <Bubble $look="erased" $isOwn={isOwn}>
        {t('thread.deleted')}
      </Bubble>
    );
  }
  const hasFiles = message.files.length > 0 || message.isLocked;
  return (
    <BubbleLine $isOwn={isOwn}>
      <Bubble $look={bubbleLook(false, isOwn)} $isOwn={isOwn} $hasFiles={hasFiles}>
        {message.replyTo && (
          <Suspense fallback={null}>
            <Quote quote={message.replyTo} conversationId={message.conversationId} name={nameOfOther(conversation)} />
          </Suspense>
        )}
        <Content message={message} isLinked={isOwn || !areLinksHeld} />
      </Bubble>
      <BubbleActions>
        <MessageMenu message={message} isOwn={isOwn} isClosed={conversation.isBlocked} />
      </BubbleActions>
    </BubbleLine>
  );
}

interface MessageLineProps {
  line: Line;
  conversation: Conversation;
  /** It is the last own one, and the other side has read it. */
  isSeen?: boolean;
  /** It was found by a search, and is shown as such. */
  isSought?: boolean;
  /** Links of the other side are plain text: it is a stranger. */
  areLinksHeld?: boolean;
}

/**
 * A message; the first of a group has the sender's name for screen readers, the last the time. Of two hundred only those
 * are drawn again of which something has changed: a page that comes while they are scrolled would hold up frames.
 */
export const MessageLine = memo(function MessageLine({
  line,
  conversation,
  isSeen = false,
  isSought = false,
  areLinksHeld = false,
}: MessageLineProps) {
  const { message, isOwn, isFirst, isLast } = line;
  const { t } = useTranslation('messaging');
  return (
    <LineRoot
      data-sequence={message.sequence}
      tabIndex={isSought ? -1 : undefined}
      aria-current={isSought || undefined}
      $isOwn={isOwn}
      $isFirst={isFirst}
    >
      {isFirst && <VisuallyHidden>{isOwn ? t('inbox.you') : `${message.sender.name}:`}</VisuallyHidden>}
      <Words {...{ message, isOwn, conversation, areLinksHeld }} />
      {message.reactions && message.reactions.length > 0 && (
        <Suspense fallback={null}>
          <MessageReactions message={message} />
        </Suspense>
      )}
      <PriceNote message={message} />
      {(isLast || isSeen || message.editedAt) && (
        <Below>
          {isLast && <Time value={message.createdAt} format="time" />}
          {message.editedAt && <span>{t('thread.edited')}</span>}
          {isSeen && <span>{t('thread.seen')}</span>}
        </Below>
      )}
    </LineRoot>
  );
});

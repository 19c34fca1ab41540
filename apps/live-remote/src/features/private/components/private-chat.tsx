import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useState, type FormEvent } from 'react';
import type { Message } from '@barg/api-client/models';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import { useLineUp } from '@barg/session/line';
import { Heading, IconButton, LoadFailure, SkeletonText, Text, UserText } from '@barg/ui-kit';
import { bubbleLook } from '@barg/ui-kit/bubble';
import { TextField } from '@barg/ui-kit/fields';
import { sitePaths } from '../../../shared/paths.ts';
import { useForgottenOnceBack } from '../../../shared/use-forgotten-once-back.ts';
import { useUnsentMessage } from '../../../shared/use-unsent-message.ts';
import { usePrivateChatQuery, useSendPrivateMessageMutation } from '../api/private-chat.ts';
import { useChatReading } from '../hooks/use-chat-reading.ts';
import { ChatBubble, ChatForm, ChatLine, ChatLines, ChatLog, ChatRoot, ChatScroll } from './private-chat.styles.ts';

const LONGEST_MESSAGE = 2000;
/** Pixels that still count as the end. */
const NEAR_END = 40;

/** The chat of the two, which is their conversation. */
export function PrivateChat({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const myId = useCurrentUser()?._id;
  const { data: chat, error, isFetching, refetch } = usePrivateChatQuery(streamId);
  const [isAtEnd, setAtEnd] = useState(true);
  useChatReading({ chat, isAtEnd });
  // What was written while the line was down is told by no event; the picture may have gone on meanwhile.
  useLineUp(() => void refetch());
  return (
    <ChatRoot aria-label={t('private.chat')}>
      <Heading level={2} size="body">
        {t('private.chat')}
      </Heading>
      {!chat && error && <LoadFailure isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!chat && !error && <SkeletonText lines={4} />}
      {chat && (
        <>
          {/* It is scrolled from its end. */}
          <ChatScroll
            tabIndex={0}
            onScroll={({ currentTarget }) => setAtEnd(Math.abs(currentTarget.scrollTop) < NEAR_END)}
          >
            <ChatLog role="log" aria-label={t('private.chat')}>
              {chat.messages.length === 0 && (
                <Text as="p" tone="muted">
                  {t('private.chatHint')}
                </Text>
              )}
              <ChatLines>
                {chat.messages.map((message) => (
                  <Line key={message._id} message={message} isOwn={message.senderId === myId} />
                ))}
              </ChatLines>
            </ChatLog>
          </ChatScroll>
          <Composer streamId={streamId} conversationId={chat.conversationId} />
        </>
      )}
    </ChatRoot>
  );
}

function Line({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { sender, text, isDeleted, isLocked, files, conversationId } = message;
  const { t } = useTranslation('live');
  return (
    <ChatLine $isOwn={isOwn}>
      <Text as="p" size="caption" tone="muted">
        <bdi>{sender.name}</bdi>
      </Text>
      <ChatBubble $look={bubbleLook(isDeleted, isOwn)} $isOwn={isOwn}>
        {isDeleted ? t('chat.deleted') : text !== '' && <UserText text={text} />}
        {(isLocked || files.length > 0) && (
          <Text as="p" tone="inherit">
            <Link to={sitePaths.conversation(conversationId)}>{t(isLocked ? 'private.locked' : 'private.files')}</Link>
          </Text>
        )}
      </ChatBubble>
    </ChatLine>
  );
}

function Composer({ streamId, conversationId }: { streamId: string; conversationId: string }) {
  const { t } = useTranslation(['live', 'shell']);
  const [send, { error, reset }] = useSendPrivateMessageMutation();
  const { text, change, submit } = useUnsentMessage(`private-chat:${streamId}`, async ({ words, key }) => {
    const { error: failure } = await send({ streamId, conversationId, text: words, key });
    return !failure;
  });
  const isUnsent = useForgottenOnceBack({ failure: error, text, forget: reset });
  const handleChange = (words: string) => {
    change(words);
    // What was refused no longer stands there.
    if (error) reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!showsNothing(text)) void submit();
  };
  return (
    <ChatForm data-foot="column" onSubmit={handleSubmit}>
      <TextField
        label={t('live:private.write')}
        value={text}
        maxLength={LONGEST_MESSAGE}
        autoComplete="off"
        onChange={(event) => handleChange(event.target.value)}
        error={error && (error.message || t('shell:errors.default'))}
        help={isUnsent ? t('live:chat.unsent') : undefined}
      />
      <IconButton type="submit" icon={SendHorizontal} isMirrored label={t('live:private.send')} />
    </ChatForm>
  );
}

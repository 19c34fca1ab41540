import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { FormEvent } from 'react';
import type { Message } from '@barg/api-client/models';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { IconButton, LoadFailure, SkeletonText, Text, UserText } from '@barg/ui-kit';
import { bubbleLook } from '@barg/ui-kit/bubble';
import { TextField } from '@barg/ui-kit/fields';
import { useForgottenOnceBack } from '../../../shared/use-forgotten-once-back.ts';
import { useUnsentMessage } from '../../../shared/use-unsent-message.ts';
import { usePrivateChatQuery, useSendPrivateMessageMutation } from '../api/private-chat.ts';
import { ChatBubble, ChatForm, ChatLine, ChatLines, ChatLog, ChatRoot, ChatScroll } from './private-chat.styles.ts';

const LONGEST_MESSAGE = 2000;

/** The chat of the two, which is their conversation. */
export function PrivateChat({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const myId = useCurrentUser()?._id;
  const { data: chat, error, isFetching, refetch } = usePrivateChatQuery(streamId);
  return (
    <ChatRoot aria-label={t('private.chat')}>
      {!chat && error && <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!chat && !error && <SkeletonText lines={4} />}
      {chat && (
        <>
          <ChatScroll tabIndex={0}>
            <ChatLog role="log" aria-label={t('private.chat')}>
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

function Line({ message: { sender, text, isDeleted, files }, isOwn }: { message: Message; isOwn: boolean }) {
  const { t } = useTranslation('live');
  return (
    <ChatLine $isOwn={isOwn}>
      <Text as="p" size="caption" tone="muted">
        <bdi>{sender.name}</bdi>
      </Text>
      <ChatBubble $look={bubbleLook(isDeleted, isOwn)} $isOwn={isOwn}>
        {isDeleted ? t('chat.deleted') : text !== '' && <UserText text={text} />}
        {files.length > 0 && (
          <Text as="p" tone="inherit">
            {t('private.files')}
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
  useForgottenOnceBack(error, reset);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!showsNothing(text)) void submit();
  };
  return (
    <ChatForm data-foot onSubmit={handleSubmit}>
      <TextField
        label={t('live:private.write')}
        value={text}
        maxLength={LONGEST_MESSAGE}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
        error={error && (error.message || t('shell:errors.default'))}
      />
      <IconButton type="submit" icon={SendHorizontal} label={t('live:private.send')} />
    </ChatForm>
  );
}

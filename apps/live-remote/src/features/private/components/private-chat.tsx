import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { FormEvent } from 'react';
import type { Message } from '@barg/api-client/models';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { isUnanswered, toQueryError } from '@barg/session';
import { useLineUp } from '@barg/session/line';
import { IconButton, LoadFailure, SkeletonText, Text, UserText } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import { useUnsentMessage } from '../../../shared/use-unsent-message.ts';
import { usePrivateChatQuery, useSendPrivateMessageMutation } from '../api/private-chat.ts';
import { ChatForm, ChatLog, ChatRoot, ChatScroll } from './private.styles.ts';

const LONGEST_MESSAGE = 2000;

/** The chat of the two, which is their conversation. */
export function PrivateChat({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const { data: chat, error, isFetching, refetch } = usePrivateChatQuery(streamId);
  return (
    <ChatRoot aria-label={t('private.chat')}>
      {!chat && error && <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!chat && !error && <SkeletonText lines={4} />}
      {chat && (
        <>
          <ChatScroll tabIndex={0}>
            <ChatLog role="log" aria-label={t('private.chat')}>
              {chat.messages.map((message) => (
                <Line key={message._id} message={message} />
              ))}
            </ChatLog>
          </ChatScroll>
          <Composer streamId={streamId} conversationId={chat.conversationId} />
        </>
      )}
    </ChatRoot>
  );
}

function Line({ message: { sender, text, isDeleted, files } }: { message: Message }) {
  const { t } = useTranslation('live');
  return (
    <li>
      <Text as="p" size="caption" tone="muted">
        <bdi>{sender.name}</bdi>
      </Text>
      {isDeleted ? (
        <Text as="p" tone="muted">
          {t('chat.deleted')}
        </Text>
      ) : (
        <UserText text={text} />
      )}
      {files.length > 0 && (
        <Text as="p" tone="muted">
          {t('private.files')}
        </Text>
      )}
    </li>
  );
}

function Composer({ streamId, conversationId }: { streamId: string; conversationId: string }) {
  const { t } = useTranslation(['live', 'shell']);
  const [send, { error, reset }] = useSendPrivateMessageMutation();
  const { text, change, submit } = useUnsentMessage(`private-chat:${streamId}`, async ({ words, key }) => {
    const { error: failure } = await send({ streamId, conversationId, text: words, key });
    return !failure;
  });
  useLineUp(() => {
    if (error && isUnanswered(toQueryError(error))) reset();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!showsNothing(text)) void submit();
  };
  return (
    <ChatForm onSubmit={handleSubmit}>
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

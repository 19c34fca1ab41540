import { Suspense } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { lazyPart, SMALL_PART, UserWords } from '@barg/ui-kit';
import { Gone, MessageText, RowOnItsWay, Writer } from './chat-message.styles.ts';

const ChatFiles = lazyPart(() => import('./chat-files.tsx'), SMALL_PART);

interface WriterNameProps {
  name: string;
  isPerformer: boolean;
}

const WriterName = ({ name, isPerformer }: WriterNameProps) => (
  <Writer $isPerformer={isPerformer}>
    <bdi>{name}</bdi>
  </Writer>
);

export const nameOf = ({ sender }: Message): string => sender.username ?? sender.name;

/** Who wrote a message, and what. */
export function ChatWords({ message, performerId }: { message: Message; performerId: string }) {
  const { t } = useTranslation('live');
  return (
    <MessageText>
      <WriterName name={nameOf(message)} isPerformer={message.senderId === performerId} />{' '}
      {message.isDeleted ? <Gone>{t('chat.deleted')}</Gone> : <UserWords text={message.text} />}
      {!message.isDeleted && message.files.length > 0 && (
        <Suspense fallback={null}>
          <ChatFiles message={message} />
        </Suspense>
      )}
    </MessageText>
  );
}

/** What the reader has sent, until the server has it. Screen readers are told of the message alone. */
export function ChatWordsOnTheirWay({ words, performerId }: { words: string; performerId: string }) {
  const reader = useCurrentUser();
  if (!reader) return null;
  return (
    <RowOnItsWay aria-hidden>
      <MessageText>
        <WriterName name={reader.username ?? reader.name} isPerformer={reader._id === performerId} />{' '}
        <UserWords text={words} />
      </MessageText>
    </RowOnItsWay>
  );
}

import { Suspense } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, UserWords } from '@barg/ui-kit';
import { Gone, MessageText, Writer } from './chat-message.styles.ts';

const ChatFiles = lazyPart(() => import('./chat-files.tsx'));

export const nameOf = ({ sender }: Message): string => sender.username ?? sender.name;

/** Who wrote a message, and what. */
export function ChatWords({ message, performerId }: { message: Message; performerId: string }) {
  const { t } = useTranslation('live');
  return (
    <MessageText>
      <Writer $isPerformer={message.senderId === performerId}>{nameOf(message)}</Writer>{' '}
      {message.isDeleted ? <Gone>{t('chat.deleted')}</Gone> : <UserWords text={message.text} />}
      {!message.isDeleted && message.files.length > 0 && (
        <Suspense fallback={null}>
          <ChatFiles message={message} />
        </Suspense>
      )}
    </MessageText>
  );
}

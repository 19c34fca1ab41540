import { Suspense } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Time, UserText, VisuallyHidden } from '@barg/ui-kit';
import { Below, Bubble, BubbleActions, BubbleLine, LineRoot } from './bubble.styles.ts';
import { MessageMenu } from './message-menu.tsx';
import type { Line } from './timeline.ts';

const MessageFiles = lazyPart(() => import('./files/message-files.tsx'));

function Words({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { t } = useTranslation('messaging');
  if (message.isDeleted) {
    return (
      <Bubble $look="erased" $isOwn={isOwn}>
        {t('thread.deleted')}
      </Bubble>
    );
  }
  const hasFiles = message.files.length > 0;
  return (
    <BubbleLine $isOwn={isOwn}>
      <Bubble $look={isOwn ? 'own' : 'other'} $isOwn={isOwn} $hasFiles={hasFiles}>
        {hasFiles && (
          <Suspense fallback={null}>
            <MessageFiles message={message} />
          </Suspense>
        )}
        {message.text !== '' && <UserText text={message.text} />}
      </Bubble>
      <BubbleActions>
        <MessageMenu message={message} isOwn={isOwn} />
      </BubbleActions>
    </BubbleLine>
  );
}

/** One message; where its side begins to speak with the name for screen readers, where it ends with the time. */
export function MessageLine({ line: { message, isOwn, isFirst, isLast } }: { line: Line }) {
  const { t } = useTranslation('messaging');
  return (
    <LineRoot $isOwn={isOwn} $isFirst={isFirst}>
      {isFirst && <VisuallyHidden>{isOwn ? t('inbox.you') : `${message.sender.name}:`}</VisuallyHidden>}
      <Words message={message} isOwn={isOwn} />
      {isLast && (
        <Below>
          <Time value={message.createdAt} format="time" />
        </Below>
      )}
    </LineRoot>
  );
}

import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Time, UserText, VisuallyHidden } from '@barg/ui-kit';
import { Below, Bubble, BubbleActions, BubbleLine, Group } from './bubble.styles.ts';
import { MessageMenu } from './message-menu.tsx';
import type { MessageGroup as MessageGroupData } from './timeline.ts';

function ShownMessage({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { t } = useTranslation('messaging');
  if (message.isDeleted) {
    return (
      <Bubble $look="erased" $isOwn={isOwn}>
        {t('thread.deleted')}
      </Bubble>
    );
  }
  return (
    <BubbleLine $isOwn={isOwn}>
      <Bubble $look={isOwn ? 'own' : 'other'} $isOwn={isOwn}>
        <UserText text={message.text} />
      </Bubble>
      {isOwn && (
        <BubbleActions>
          <MessageMenu message={message} />
        </BubbleActions>
      )}
    </BubbleLine>
  );
}

/** What one side said in one go, with the time of the last word. */
export function MessageGroup({ group }: { group: MessageGroupData }) {
  const { t } = useTranslation('messaging');
  const { isOwn, messages } = group;
  const last = messages.at(-1);
  return (
    <Group $isOwn={isOwn}>
      <VisuallyHidden>{isOwn ? t('inbox.you') : `${last?.sender.name}:`}</VisuallyHidden>
      {messages.map((message) => (
        <ShownMessage key={message._id} message={message} isOwn={isOwn} />
      ))}
      {last && (
        <Below>
          <Time value={last.createdAt} format="time" />
        </Below>
      )}
    </Group>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { useParams, useSearchParams } from '@barg/runtime/router';
import { FanAside } from '../features/conversations/components/fan/fan-aside.tsx';
import { Inbox } from '../features/conversations/components/inbox/inbox.tsx';
import { InboxPane, Pane, Panes } from '../features/conversations/components/panes.styles.ts';
import { NewThread } from '../features/conversations/components/thread/new-thread.tsx';
import { NoThread } from '../features/conversations/components/thread/no-thread.tsx';
import { Thread } from '../features/conversations/components/thread/thread.tsx';
import { AT, WRITE_TO } from '../shared/paths.ts';

/** The list and a conversation, side by side on wide screens, otherwise one of them. */
export function MessagesPage() {
  const { t } = useTranslation('messaging');
  const { conversationId } = useParams();
  const [query] = useSearchParams();
  const performerId = query.get(WRITE_TO);
  const at = Number(query.get(AT));
  const isThreadShown = conversationId !== undefined || performerId !== null;
  const thread = () => {
    if (conversationId) return <Thread key={conversationId} {...{ conversationId }} at={at > 0 ? at : null} />;
    return performerId ? <NewThread performerId={performerId} /> : <NoThread />;
  };
  return (
    <Panes>
      <InboxPane $isShown={!isThreadShown} aria-label={t('inbox.title')}>
        <Inbox selectedId={conversationId} />
      </InboxPane>
      <Pane $isShown={isThreadShown}>{thread()}</Pane>
      {conversationId && <FanAside key={`fan ${conversationId}`} conversationId={conversationId} />}
    </Panes>
  );
}

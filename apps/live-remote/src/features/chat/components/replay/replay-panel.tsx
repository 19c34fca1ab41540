import History from 'lucide-react/icons/history';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, EmptyState, ErrorState, SkeletonText, Text, useFormat } from '@barg/ui-kit';
import { useReplay } from '../../hooks/use-replay.ts';
import { HeadRow, HeadRules } from '../chat-head.styles.ts';
import { MessageRow } from '../chat-message.styles.ts';
import { PanelCenter, PanelList, PanelLog, PanelRoot, PanelScroll } from '../chat-panel.styles.ts';
import { ChatTip } from '../chat-tip.tsx';
import { ChatWords } from '../chat-words.tsx';

interface ReplayPanelProps {
  stream: StreamSummary;
  /** Of the film. */
  second: number;
  /** Shows all of the chat instead. */
  onLeave: () => void;
}

/** A stream's chat beside its film, as it was when what is seen was on air. */
export function ReplayPanel({ stream, second, onLeave }: ReplayPanelProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (
    <PanelRoot aria-label={t('chat.title')}>
      <HeadRow>
        <HeadRules>
          <Text size="caption" tone="muted">
            {t('chat.replay.at', { time: format.duration(second * 1000) })}
          </Text>
        </HeadRules>
        <Button size="sm" variant="quiet" onClick={onLeave}>
          {t('chat.replay.leave')}
        </Button>
      </HeadRow>
      <PanelScroll>
        <ReplayBody stream={stream} second={second} />
      </PanelScroll>
    </PanelRoot>
  );
}

function ReplayBody({ stream, second }: Omit<ReplayPanelProps, 'onLeave'>) {
  const { t } = useTranslation('live');
  const { messages, isLoading, error, refetch } = useReplay(stream._id, second);
  const failure = !isLoading && error && <ErrorState message={error.message || undefined} onRetry={refetch} />;
  if (messages.length > 0) {
    return (
      <PanelLog role="log" aria-label={t('chat.messages')}>
        <PanelList>
          {messages.map((message) =>
            message.type === 'tip' ? (
              <ChatTip key={message._id} message={message} />
            ) : (
              <MessageRow key={message._id}>
                <ChatWords message={message} performerId={stream.performer._id} />
              </MessageRow>
            ),
          )}
        </PanelList>
        {failure}
      </PanelLog>
    );
  }
  return (
    <PanelCenter>
      {isLoading && <SkeletonText lines={6} />}
      {failure}
      {!isLoading && !error && <EmptyState icon={History} title={t('chat.replay.quiet')} />}
    </PanelCenter>
  );
}

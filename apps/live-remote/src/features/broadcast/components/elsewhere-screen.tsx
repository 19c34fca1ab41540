import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import type { OwnStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, EmptyState, Heading, Inline, UserWords } from '@barg/ui-kit';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import { FailureNote } from '../../../shared/layout/screen-note.styles.ts';
import { StageInfo, StageScreen } from '../../../shared/layout/stage.styles.ts';
import { broadcast } from '../session/broadcast.ts';
import { EndButton } from './end-button.tsx';

interface ElsewhereScreenProps {
  stream: OwnStream;
  onEnded: () => void;
}

/** Shown when the stream is sent from another tab or device: two senders would replace each other in a loop. */
export function ElsewhereScreen({ stream, onEnded }: ElsewhereScreenProps) {
  const { t } = useTranslation('live');
  const takeOver = (
    <Button variant="primary" onClick={() => broadcast.begin(stream)}>
      {t('broadcast.elsewhere.takeOver')}
    </Button>
  );
  return (
    <>
      <StageScreen $kind="broadcast">
        <FailureNote role="status">
          <EmptyState icon={MonitorSmartphone} title={t('broadcast.elsewhere.title')} action={takeOver}>
            {t('broadcast.elsewhere.help')}
          </EmptyState>
        </FailureNote>
        <ScreenBadges viewers={stream.viewers} startedAt={stream.startedAt} />
      </StageScreen>
      <StageInfo>
        <Card as="div">
          <Inline justify="space-between" gap={3}>
            <Heading level={2} size="lead">
              <UserWords text={stream.title} isLinked={false} />
            </Heading>
            <EndButton streamId={stream._id} onEnded={onEnded} />
          </Inline>
        </Card>
      </StageInfo>
    </>
  );
}

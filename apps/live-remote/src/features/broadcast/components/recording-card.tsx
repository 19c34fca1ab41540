import { useState } from 'react';
import type { Recording } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Button,
  ButtonLink,
  Card,
  Heading,
  Inline,
  lazyDialog,
  Skeleton,
  Stack,
  Text,
  useFormat,
  UserWords,
  useToast,
} from '@barg/ui-kit';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useChooseForRecordingMutation, useRecordingQuery } from '../api/recorded.ts';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

const TrimDialog = lazyDialog(() => import('./trim-dialog.tsx'));

const POLL_MS = 5000;
type Choice = NonNullable<Recording['choice']>;

interface RecordingCardProps {
  /** The stream; without, the last one, of which nothing is shown where she has chosen before. */
  streamId?: string;
}

/** What became of a stream's recording, and what shall become of it. */
export function RecordingCard({ streamId }: RecordingCardProps) {
  const [isPolled, setPolled] = useState(true);
  const { data: recording, error } = useRecordingQuery(streamId ?? null, { pollingInterval: isPolled ? POLL_MS : 0 });
  const isUnsettled = recording?.status === 'recording' || recording?.status === 'making';
  if (recording !== undefined && isPolled !== isUnsettled) setPolled(isUnsettled);
  // What was settled on an earlier visit is no news.
  const [choice, setChoice] = useState<Choice | null>(null);
  const isOver = !isUnsettled && recording?.status !== 'failed';
  const isNews = streamId !== undefined || recording?.choice === null || choice !== null || !isOver;
  if (recording === undefined && !error) return <Skeleton height={0} />;
  if (!recording || !isNews) return null;
  return <Shown recording={recording} of={streamId ?? null} onChosen={setChoice} />;
}

interface ShownProps {
  recording: Recording;
  /** The stream at whose address this is; null elsewhere. */
  of: string | null;
  onChosen: (choice: Choice) => void;
}

function Shown({ recording, of, onChosen }: ShownProps) {
  const { t } = useTranslation(['live', 'shell']);
  const format = useFormat();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isTrimming, setTrimming] = useState(false);
  const [choose, { isLoading, originalArgs }] = useChooseForRecordingMutation();
  const { title, status, audience, videoId, isShown, durationSeconds } = recording;
  const isPublished = videoId !== null || isShown;

  const handleChoice = async (choice: Choice) => {
    onChosen(choice);
    const { error } = await choose({ recording, of, choice });
    setAsking(false);
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
    else if (choice === 'deleted') toast(t('live:recording.deleted'));
  };
  const isChosen = (choice: Choice) => isLoading && originalArgs?.choice === choice;

  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {t('live:recording.title')}
        </Heading>
        <Text tone="muted">
          <UserWords text={title} isLinked={false} /> · {format.duration(durationSeconds * 1000)}
        </Text>
        <Text role="status">{t(`live:recording.state.${stateOf(recording)}`)}</Text>
        <Inline>
          {!isPublished && (
            <Button variant="primary" isLoading={isChosen('published')} onClick={() => void handleChoice('published')}>
              {t(`live:recording.publish.${audience}`)}
            </Button>
          )}
          {recording.film?.url && <Button onClick={() => setTrimming(true)}>{t('live:trim.open')}</Button>}
          {videoId && <ButtonLink to={sitePaths.video(videoId)}>{t('live:recording.watch')}</ButtonLink>}
          {isShown && of === null && (
            <ButtonLink variant="primary" to={paths.watch(recording.streamId)}>
              {t('live:recording.watchThere')}
            </ButtonLink>
          )}
          {!videoId && (status === 'failed' || recording.choice !== 'private') && (
            <Button isLoading={isChosen('private')} onClick={() => void handleChoice('private')}>
              {t(`live:recording.${keepingOf(recording)}`)}
            </Button>
          )}
          {status === 'kept' && !videoId && <ButtonLink to={sitePaths.vault}>{t('live:recording.toVault')}</ButtonLink>}
          {!videoId && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('live:recording.delete')}
            </Button>
          )}
        </Inline>
        {status === 'kept' && recording.errorCode && <Text tone="danger">{t('live:trim.failed')}</Text>}
        {IS_SHOWN[audience] && !isPublished && <Text tone="muted">{t('live:recording.ownConditions')}</Text>}
      </Stack>
      {isTrimming && <TrimDialog recording={recording} of={of} onClose={() => setTrimming(false)} />}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('live:recording.deleteTitle')}
          confirmLabel={t('live:recording.delete')}
          tone="danger"
          isBusy={isLoading}
          onConfirm={() => void handleChoice('deleted')}
          onClose={() => setAsking(false)}
        >
          {t('live:recording.deleteText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The audiences whose films are shown at the stream's address, because no video is for them. */
const IS_SHOWN: Readonly<Record<Recording['audience'], boolean>> = {
  free: false,
  followers: true,
  subscribers: false,
  ticketed: true,
};

const keepingOf = ({ status, isShown }: Recording) => {
  if (isShown) return 'takeBack';
  return status === 'failed' ? 'again' : 'keep';
};

const stateOf = ({ status, choice, videoId, isShown }: Recording) => {
  if (status === 'failed') return 'failed';
  if (isShown) return 'shown';
  if (videoId) return 'published';
  if (status !== 'kept') return choice === 'published' ? 'willBePublished' : 'making';
  return choice === null ? 'undecided' : 'kept';
};

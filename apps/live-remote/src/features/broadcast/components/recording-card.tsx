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
import { useShownOnceReady } from '../hooks/use-shown-once-ready.ts';

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
  const isUnfinished = recording != null && (isMade(recording) || isPrepared(recording));
  if (recording !== undefined && isPolled !== isUnfinished) setPolled(isUnfinished);
  const isWaitedFor = recording != null && isPublished(recording) && isPrepared(recording);
  useShownOnceReady(recording?.streamId, isWaitedFor);
  // What was settled on an earlier visit is no news; what has been shown stays.
  const [wasNews, setWasNews] = useState(false);
  const isNews = recording != null && (streamId !== undefined || isUnsettled(recording));
  if (isNews && !wasNews) setWasNews(true);
  if (recording === undefined && !error) return <Skeleton height={0} />;
  if (!recording || !(isNews || wasNews)) return null;
  return <Shown recording={recording} of={streamId ?? null} />;
}

interface ShownProps {
  recording: Recording;
  /** The stream at whose address this is; null elsewhere. */
  of: string | null;
}

function Shown({ recording, of }: ShownProps) {
  const { t } = useTranslation(['live', 'shell']);
  const format = useFormat();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isTrimming, setTrimming] = useState(false);
  const [choose, { isLoading, originalArgs }] = useChooseForRecordingMutation();
  const { title, status, audience, videoId, isShown, durationSeconds, filmStatus } = recording;

  const handleChoice = async (choice: Choice) => {
    const { error } = await choose({ recording, of, choice });
    setAsking(false);
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
    else if (choice === 'deleted') toast(t('live:recording.deleted'));
  };
  if (recording.isTakenDown) return <TakenDown recording={recording} />;
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
          {mayBePublished(recording) && (
            <Button variant="primary" isLoading={isChosen('published')} onClick={() => void handleChoice('published')}>
              {t(`live:recording.publish.${audience}`)}
            </Button>
          )}
          {recording.film?.url && <Button onClick={() => setTrimming(true)}>{t('live:trim.open')}</Button>}
          {videoId && <ButtonLink to={sitePaths.video(videoId)}>{t('live:recording.watch')}</ButtonLink>}
          {isShown && filmStatus === 'ready' && of === null && (
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
        {IS_SHOWN[audience] && !isPublished(recording) && <Text tone="muted">{t('live:recording.ownConditions')}</Text>}
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

/** Nothing can be chosen for a film that the site has removed. */
function TakenDown({ recording: { title, durationSeconds } }: Pick<ShownProps, 'recording'>) {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {t('recording.title')}
        </Heading>
        <Text tone="muted">
          <UserWords text={title} isLinked={false} /> · {format.duration(durationSeconds * 1000)}
        </Text>
        <Text role="status">{t('recording.state.takenDown')}</Text>
        <Inline>
          <ButtonLink to={sitePaths.removals}>{t('broadcast.object')}</ButtonLink>
        </Inline>
      </Stack>
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

const isMade = ({ status }: Recording) => status === 'recording' || status === 'making';

/** Its film is there, and cannot be played yet. */
const isPrepared = ({ filmStatus }: Recording) => filmStatus === 'pending' || filmStatus === 'processing';

const isPublished = ({ videoId, isShown }: Recording) => videoId !== null || isShown;

/** She has not chosen yet, or what she chose is not there yet. */
const isUnsettled = (recording: Recording) => {
  if (recording.isTakenDown) return false;
  const isAwaited = isPublished(recording) && isPrepared(recording);
  return recording.choice === null || recording.status === 'failed' || isMade(recording) || isAwaited;
};

/** What waits to be published is not offered again; what can never be played is no film for others. */
const mayBePublished = (recording: Recording) => {
  const isToBe = recording.choice === 'published' && isMade(recording);
  return !isPublished(recording) && !isToBe && recording.filmStatus !== 'failed';
};

const stateOf = (recording: Recording) => {
  const { status, choice, isShown, filmStatus } = recording;
  if (status === 'failed') return 'failed';
  if (isMade(recording)) return choice === 'published' ? 'willBePublished' : 'making';
  if (filmStatus === 'failed') return 'unplayable';
  if (isPublished(recording) && filmStatus !== 'ready') return 'willBePublished';
  if (isPublished(recording)) return isShown ? 'shown' : 'published';
  return choice === null ? 'undecided' : 'kept';
};

import { useEffect, useRef } from 'react';
import VideoOff from 'lucide-react/icons/video-off';
import type { EncoderInput } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { usePageVisible } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import {
  ButtonLink,
  Card,
  CardTitle,
  EmptyState,
  Inline,
  LoadFailure,
  RevealStack,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
} from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useEncoderInputQuery, useStartEncoderStreamMutation } from '../api/encoder.ts';
import { useOwnVerificationQuery } from '../api/own-verification.ts';
import { EndButton } from '../components/end-button.tsx';
import { RemovedNote } from '../components/removed-note.tsx';
import { StartFields } from '../components/start-form.tsx';
import { VerificationNotice } from '../components/verification-notice.tsx';
import { useOwnStream } from '../hooks/use-own-stream.ts';
import { useRunningStream } from '../hooks/use-running-stream.ts';
import { Arrival } from './arrival.tsx';
import { CopiedLine } from './copied-line.tsx';
import { Columns, Screen, Steps } from './obs.styles.ts';
import { Preview } from './preview.tsx';
import { StreamKeys } from './stream-keys.tsx';

/** As often as the server notes what arrives. */
const POLL_MS = 2000;
const STEPS = ['settings', 'server', 'output', 'start', 'look'] as const;

/** What arrives from her program, the keys with which it may send, and how it is set up. */
export function Obs() {
  const { data: verification, isLoading } = useAskedAgain(useOwnVerificationQuery());
  const {
    data: input,
    error,
    isFetching,
    refetch,
  } = useEncoderInputQuery(undefined, {
    pollingInterval: usePageVisible() ? POLL_MS : 0,
  });
  if (!isLoading && verification && verification !== 'verified') return <VerificationNotice status={verification} />;
  if (!input && error) return <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!input || isLoading) return <ObsSkeleton />;
  return (
    <Columns>
      <Incoming input={input} />
      <RevealStack>
        <StreamKeys serverUrl={<ServerAddress url={input.serverUrl} />} />
        <SetUp />
      </RevealStack>
    </Columns>
  );
}

function ServerAddress({ url }: { url: string }) {
  const { t } = useTranslation('live');
  return <CopiedLine label={t('obs.server')} text={url} />;
}

function Incoming({ input }: { input: EncoderInput }) {
  const { t } = useTranslation('live');
  const stream = useStreamAsOf(input);
  const starting = useStartEncoderStreamMutation();
  const { status, previewUrl } = input;
  const isShown = status === 'preview' || (status === 'on-air' && stream);
  const url = status === 'on-air' && stream ? `/api/streaming/whep/${stream._id}` : previewUrl;
  return (
    <Card>
      <CardTitle>{t('obs.arrives')}</CardTitle>
      <Stack gap={4}>
        <Screen>
          {isShown ? <Preview key={url} url={url} /> : <EmptyState icon={VideoOff} title={t('obs.nothing')} />}
        </Screen>
        <Arrival input={input} />
        {!stream && status !== 'on-air' && <RemovedNote />}
        {!stream && status === 'preview' && <StartFields starting={starting} isReady />}
        {!stream && status === 'on-air' && <Skeleton height="40px" />}
        {stream && (
          <Inline gap={3}>
            <ButtonLink variant="primary" to={paths.broadcast}>
              {t('obs.toChat')}
            </ButtonLink>
            <EndButton streamId={stream._id} />
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/**
 * Her running stream. What arrives is asked for often, the stream seldom: where the one is on air and the other is not
 * known, as after an event that was lost, it is asked for at once and as often, until both say the same.
 */
function useStreamAsOf({ status }: EncoderInput) {
  const isOnAir = status === 'on-air';
  const known = useOwnStream();
  const isMissing = isOnAir && known === null;
  const { data: stream, refetch } = useRunningStream(isMissing ? { pollingInterval: POLL_MS } : {});
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  const wasOnAir = useRef(isOnAir);
  useEffect(() => {
    // What arrived is no more on air: the stream may be over.
    if (wasOnAir.current && !isOnAir) void refetch();
    wasOnAir.current = isOnAir;
  }, [isOnAir, refetch]);
  return stream;
}

function SetUp() {
  const { t } = useTranslation('live');
  return (
    <Card>
      <CardTitle>{t('obs.steps.title')}</CardTitle>
      <Stack gap={3}>
        <Steps>
          {STEPS.map((step) => (
            <li key={step}>{t(`obs.steps.${step}`)}</li>
          ))}
        </Steps>
        <Text as="p" tone="muted">
          {t('obs.steps.others')}
        </Text>
      </Stack>
    </Card>
  );
}

const ObsSkeleton = () => (
  <Columns aria-busy>
    <Card>
      <Stack gap={4}>
        <Screen>
          <Skeleton height="100%" radius="card" />
        </Screen>
        <SkeletonText lines={3} />
      </Stack>
    </Card>
    <Card>
      <SkeletonText lines={6} />
    </Card>
  </Columns>
);

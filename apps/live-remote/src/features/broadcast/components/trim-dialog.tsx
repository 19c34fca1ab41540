import { useRef, useState } from 'react';
import type { Recording } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text, useFormat } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { useTrimRecordingMutation } from '../api/recorded.ts';
import { useClip } from '../hooks/use-clip.ts';
import { TrimVideo } from './trim-dialog.styles.ts';

/** Seconds; a shorter film is not made. */
const SHORTEST = 1;

interface TrimDialogProps {
  recording: Recording;
  /** As what it was asked for, see {@link RecordingCard}. */
  of: string | null;
  onClose: () => void;
}

/** Chooses where the film of a recording begins and ends, while it is played; makes clips of it. */
export default function TrimDialog({ recording, of, onClose }: TrimDialogProps) {
  const { t } = useTranslation(['live', 'shell']);
  const format = useFormat();
  const video = useRef<HTMLVideoElement>(null);
  const { streamId, durationSeconds: whole } = recording;
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(whole);
  // Before the film has gone anywhere there is no minute to make a clip of.
  const [isAtStart, setAtStart] = useState(true);
  const [trim, { isLoading, error }] = useTrimRecordingMutation();
  const { clip, isLoading: isClipping } = useClip(streamId);
  const here = () => Math.min(whole, video.current?.currentTime ?? 0);
  const isWhole = from === 0 && to === whole;
  const handleSave = async () => {
    const { error: failure } = await trim({ recording, of, from, to });
    if (!failure) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('live:trim.title')} isDismissable={!isLoading}>
      <Stack gap={3}>
        <TrimVideo
          ref={video}
          src={recording.film?.url ?? undefined}
          aria-label={recording.title}
          controls
          playsInline
          preload="metadata"
          onTimeUpdate={() => setAtStart(here() < SHORTEST)}
        />
        <Text role="status">
          {t('live:trim.left', { from: format.duration(from * 1000), to: format.duration(to * 1000) })}
        </Text>
        <Inline>
          <Button onClick={() => setFrom(Math.min(here(), to - SHORTEST))}>{t('live:trim.beginHere')}</Button>
          <Button onClick={() => setTo(Math.max(here(), from + SHORTEST))}>{t('live:trim.endHere')}</Button>
          <Button disabled={isAtStart} isLoading={isClipping} onClick={() => clip(here())}>
            {t('live:clip.here')}
          </Button>
        </Inline>
        <Text size="caption" tone="muted">
          {t('live:trim.help')}
        </Text>
        {error && (
          <Text tone="danger" role="alert">
            {error.message || t('shell:errors.default')}
          </Text>
        )}
        <Button
          variant="primary"
          size="lg"
          disabled={isWhole || whole <= SHORTEST}
          isLoading={isLoading}
          onClick={() => void handleSave()}
        >
          {t('live:trim.save')}
        </Button>
      </Stack>
    </Dialog>
  );
}

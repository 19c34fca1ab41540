import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useTranslation } from '@barg/runtime/i18n';
import type { Upload } from '@barg/session/uploads';
import { isLeaving, nameOfState } from './state-names.ts';
import { Button, Inline, SendingProgress, Stack, Text } from '@barg/ui-kit';

export interface EarlyFileStateProps {
  file: Upload;
  onPause: () => void;
  onResume: () => void;
}

/** How far a file is that left when it was chosen, and what can be done about it. */
export function EarlyFileState({ file, onPause, onResume }: EarlyFileStateProps) {
  const { t } = useTranslation('creator-studio');
  const { state, progress, error, acceptedKinds: kinds, isResumable } = file;
  if (state === 'ready') return null;
  if (state === 'failed' || state === 'cut') {
    const reason = error ?? t(state === 'cut' ? 'upload.cut' : 'composer.uploadFailed');
    return (
      <Stack gap={2}>
        <Text tone="danger" role="alert">
          {kinds ? `${reason} ${t('upload.accepted', { kinds })}` : reason}
        </Text>
        {state === 'cut' && (
          <Inline>
            <Button onClick={onResume}>{t('upload.again')}</Button>
          </Inline>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      {state !== 'left' && (
        <SendingProgress
          value={progress}
          label={t(`composer.states.${nameOfState(state)}`)}
          isWaiting={!isLeaving(state)}
        />
      )}
      {state === 'left' && <Text role="status">{t('composer.pickAgain')}</Text>}
      <Inline>
        {isLeaving(state) && isResumable && (
          <Button icon={Pause} onClick={onPause}>
            {t('composer.pause')}
          </Button>
        )}
        {(state === 'paused' || state === 'waiting') && (
          <Button icon={Play} onClick={onResume}>
            {t('composer.resume')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

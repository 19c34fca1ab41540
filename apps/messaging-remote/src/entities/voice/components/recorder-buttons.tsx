import Mic from 'lucide-react/icons/mic';
import Pause from 'lucide-react/icons/pause';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton } from '@barg/ui-kit';
import type { RecorderState } from '../recorder/recorder-state.ts';
import type { VoiceRecorder } from '../recorder/voice-recorder.ts';

interface RecorderButtonsProps {
  recorder: VoiceRecorder;
  state: RecorderState;
  canSend: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** What can be done with a recording: pause, stop to listen, send, throw away. */
export function RecorderButtons({ recorder, state: { phase }, canSend, onSend, onCancel }: RecorderButtonsProps) {
  const { t } = useTranslation('messaging');
  if (phase === 'failed') {
    return (
      <>
        <Button size="sm" onClick={() => void recorder.start()}>
          {t('files.again')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('voice.close')}
        </Button>
      </>
    );
  }
  const isRunning = phase === 'recording' || phase === 'paused';
  return (
    <>
      <IconButton icon={Trash} size="lg" label={t('voice.cancel')} onClick={onCancel} />
      {isRunning && (
        <>
          <IconButton
            icon={phase === 'paused' ? Mic : Pause}
            size="lg"
            label={t(phase === 'paused' ? 'voice.resume' : 'voice.hold')}
            onClick={() => (phase === 'paused' ? recorder.resume() : recorder.pause())}
          />
          <IconButton icon={Square} size="lg" label={t('voice.stop')} onClick={() => recorder.stop()} />
        </>
      )}
      <IconButton
        icon={SendHorizontal}
        isMirrored
        variant="primary"
        size="lg"
        label={t('voice.send')}
        disabled={!canSend || (!isRunning && phase !== 'recorded')}
        onClick={onSend}
      />
    </>
  );
}

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useLeaveGuard } from '@barg/runtime/router';
import { Text, VisuallyHidden, useFormat } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useVoiceRecorder } from '../recorder/use-voice-recorder.ts';
import { RecorderRoot } from './recorder-bar.styles.ts';
import { RecorderButtons } from './recorder-buttons.tsx';
import { RecorderContent } from './recorder-content.tsx';

interface RecorderBarProps {
  /** A button more, as for the price. */
  aside?: ReactNode;
  /** False while something else is missing that the message needs. */
  canSend?: boolean;
  onSend: (recording: File) => void;
  /** It was cancelled; nothing of it is kept. */
  onCancel: () => void;
}

/** Records a voice message in the place of the composer, from the press of its button on. */
export default function RecorderBar({ aside, canSend = true, onSend, onCancel }: RecorderBarProps) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const { recorder, state, mostMs } = useVoiceRecorder();
  const { phase, file, isFull, elapsedMs } = state;
  const root = useRef<HTMLDivElement>(null);
  /** Sent while it recorded: it leaves as soon as its last bytes are there. */
  const isToSend = useRef(false);
  const hasWords = phase === 'recording' || phase === 'paused' || phase === 'closing' || phase === 'recorded';
  const guard = useLeaveGuard(hasWords);

  useEffect(() => {
    root.current?.focus();
  }, []);
  useEffect(() => {
    if (!file || !isToSend.current) return;
    isToSend.current = false;
    onSend(file);
  }, [file, onSend]);

  const send = (): void => {
    if (file) return onSend(file);
    isToSend.current = true;
    recorder.stop();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  const told = (): string => {
    if (isFull) return t('voice.full', { length: format.duration(mostMs) });
    if (phase === 'recorded') return t('voice.recorded', { length: format.duration(elapsedMs) });
    return phase === 'failed' || phase === 'closing' ? '' : t(`voice.phases.${phase}`);
  };
  return (
    <RecorderRoot ref={root} tabIndex={-1} role="group" aria-label={t('voice.recorder')} onKeyDown={handleKey}>
      <VisuallyHidden role="status">{told()}</VisuallyHidden>
      <RecorderContent state={state} />
      {aside}
      <RecorderButtons {...{ recorder, state, canSend, onCancel }} onSend={send} />
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={t('voice.leaveTitle')}
        confirmLabel={t('voice.leave')}
        tone="danger"
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        <Text>{t('voice.leaveText')}</Text>
      </ConfirmDialog>
    </RecorderRoot>
  );
}

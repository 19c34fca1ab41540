import Mic from 'lucide-react/icons/mic';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { RefObject } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';

interface ComposerButtonsProps {
  /** Nothing is written and chosen: then it can be spoken. */
  isEmpty: boolean;
  isReady: boolean;
  micButton: RefObject<HTMLButtonElement | null>;
  onVoice: () => void;
}

/** Beside the field: the microphone, and what sends. */
export function ComposerButtons({ isEmpty, isReady, micButton, onVoice }: ComposerButtonsProps) {
  const { t } = useTranslation('messaging');
  return (
    <>
      {isEmpty && <IconButton ref={micButton} icon={Mic} size="lg" label={t('voice.record')} onClick={onVoice} />}
      <IconButton
        type="submit"
        icon={SendHorizontal}
        isMirrored
        variant="primary"
        size="lg"
        label={t('composer.send')}
        disabled={!isReady}
      />
    </>
  );
}

import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Spinner } from '@barg/ui-kit';
import { VoicePlayer } from '../../../../../entities/voice/components/voice-player.tsx';
import { VoiceNote } from '../../../../../entities/voice/components/voice-player.styles.ts';
import { useFile } from '../../../hooks/use-files.ts';

/** A voice message of a bubble: the player, or why there is none. */
export function VoiceTile({ file: sent }: { file: MessageFile }) {
  const { t } = useTranslation('messaging');
  const { file, status, isGone, hasFailed, reload, renew } = useFile(sent);
  if (file?.url) {
    return <VoicePlayer src={file.url} durationMs={file.durationMs ?? 0} peaks={file.peaks} onExpired={renew} />;
  }
  if (hasFailed) {
    return (
      <VoiceNote role="alert">
        {t('files.notLoaded')}
        <Button size="sm" onClick={reload}>
          {t('files.again')}
        </Button>
      </VoiceNote>
    );
  }
  if (isGone) return <VoiceNote>{t('files.gone')}</VoiceNote>;
  if (status === 'failed') return <VoiceNote>{t('files.broken')}</VoiceNote>;
  return (
    <VoiceNote role="status">
      <Spinner size={20} />
      {status === 'ready' ? '' : t('voice.preparing')}
    </VoiceNote>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { Button, Spinner } from '@barg/ui-kit';
import type { LiveErrorCode, LiveStatus } from '../../../shared/webrtc/index.ts';
import { CoverText, PlayerCover } from './player.styles.ts';

interface PlayerStatusProps {
  status: LiveStatus;
  errorCode: LiveErrorCode | undefined;
  onRetry: () => void;
}

/** Why there is no picture; nothing while there is one. */
export function PlayerStatus({ status, errorCode, onRetry }: PlayerStatusProps) {
  const { t } = useTranslation(['live', 'ui']);
  if (status === 'connected') return null;
  if (status === 'failed' || status === 'stopped') {
    const reason = errorCode === 'unsupported' ? 'unsupported' : 'failed';
    return (
      <PlayerCover role="alert">
        <CoverText>{t(`live:player.${reason}`)}</CoverText>
        <Button variant="media" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      </PlayerCover>
    );
  }
  return (
    <PlayerCover role="status">
      <Spinner size={32} />
      <CoverText>{t(`live:player.${status}`)}</CoverText>
    </PlayerCover>
  );
}

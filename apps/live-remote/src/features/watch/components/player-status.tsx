import { useTranslation } from '@barg/runtime/i18n';
import { Button, Spinner } from '@barg/ui-kit';
import type { PlaybackView } from '../../../shared/playback/watch-playback.ts';
import { CoverText, PlayerCover } from './player.styles.ts';

interface PlayerStatusProps {
  view: Pick<PlaybackView, 'status' | 'error' | 'isFrozen' | 'wasConnected'>;
  performerName: string;
  onRetry: () => void;
}

/** The status while no video plays. */
export function PlayerStatus({ view, performerName, onRetry }: PlayerStatusProps) {
  const { t } = useTranslation(['live', 'ui']);
  const { status, error, isFrozen, wasConnected } = view;
  if (status === 'connected' && !isFrozen) return null;
  if (status === 'failed' || status === 'stopped') {
    const reason = error?.code === 'unsupported' ? 'unsupported' : 'failed';
    return (
      <PlayerCover role="alert">
        <CoverText>{t(`live:player.${reason}`)}</CoverText>
        <Button variant="media" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      </PlayerCover>
    );
  }
  const words = () => {
    if (status === 'waiting' && wasConnected) return t('live:player.away', { name: performerName });
    if (isFrozen) return t('live:player.frozen');
    return status === 'connected' ? null : t(`live:player.${status}`);
  };
  return (
    <PlayerCover role="status">
      <Spinner size={32} />
      <CoverText>{words()}</CoverText>
    </PlayerCover>
  );
}

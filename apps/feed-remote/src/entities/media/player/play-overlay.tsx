import Play from 'lucide-react/icons/play';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useFormat } from '@barg/ui-kit';
import { PlayOverlayButton, PlayOverlayMark, Length } from './play-overlay.styles.ts';

interface PlayOverlayProps {
  label: string;
  /** Seconds; 0 where it is not known. */
  duration: number;
  onBegin: () => void;
}

/** Over the poster: the whole picture begins the film. */
export function PlayOverlay({ label, duration, onBegin }: PlayOverlayProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  return (
    <PlayOverlayButton type="button" aria-label={t('player.playOf', { label })} onClick={onBegin}>
      <PlayOverlayMark>
        <Icon icon={Play} size={30} />
      </PlayOverlayMark>
      {duration > 0 && <Length>{format.duration(duration * 1000)}</Length>}
    </PlayOverlayButton>
  );
}

import Play from 'lucide-react/icons/play';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useFormat, VisuallyHidden } from '@barg/ui-kit';
import { PlayOverlayButton, PlayOverlayMark, Length } from './play-overlay.styles.ts';

interface PlayOverlayProps {
  label: string;
  /** In seconds; 0 if unknown. */
  duration: number;
  onBegin: () => void;
}

/** A button over the whole poster that starts playback. */
export function PlayOverlay({ label, duration, onBegin }: PlayOverlayProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  return (
    <PlayOverlayButton type="button" onClick={onBegin}>
      {/* Added to the visible length, not instead of it, so that voice control finds the button by what is visible. */}
      <VisuallyHidden>{t('player.playOf', { label })}</VisuallyHidden>
      <PlayOverlayMark>
        <Icon icon={Play} size={30} />
      </PlayOverlayMark>
      {duration > 0 && <Length>{format.duration(duration * 1000)}</Length>}
    </PlayOverlayButton>
  );
}

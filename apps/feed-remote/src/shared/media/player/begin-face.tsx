import Play from 'lucide-react/icons/play';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useFormat } from '@barg/ui-kit';
import { BeginButton, BeginMark, Length } from './begin-face.styles.ts';

interface BeginFaceProps {
  label: string;
  /** Seconds; 0 where it is not known. */
  duration: number;
  onBegin: () => void;
}

/** Over the poster: the whole picture begins the film. */
export function BeginFace({ label, duration, onBegin }: BeginFaceProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  return (
    <BeginButton type="button" aria-label={t('player.playOf', { label })} onClick={onBegin}>
      <BeginMark>
        <Icon icon={Play} size={30} />
      </BeginMark>
      {duration > 0 && <Length>{format.duration(duration * 1000)}</Length>}
    </BeginButton>
  );
}

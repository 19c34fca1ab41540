import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { playerKey } from '../player/use-player.ts';
import { SoundBox } from '../player/sound-box.tsx';
import { SoundNote, SoundRoot } from '../player/sound.styles.ts';
import { useUnfinishedFile } from '../hooks/use-unfinished-file.ts';

/** A sound, or its processing state; the file loads on play. */
export function SoundPlayer({ file, label }: { file: MediaFile; label: string }) {
  const { t } = useTranslation('feed');
  const { url } = file;
  useUnfinishedFile(file);
  if (url) return <SoundBox key={playerKey(file)} file={{ ...file, url }} label={label} />;
  return (
    <SoundRoot>
      <SoundNote>{t(file.status === 'failed' ? 'media.soundFailed' : 'media.soundProcessing')}</SoundNote>
    </SoundRoot>
  );
}

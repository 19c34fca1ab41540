import Clapperboard from 'lucide-react/icons/clapperboard';
import ImagePlus from 'lucide-react/icons/image-plus';
import Scissors from 'lucide-react/icons/scissors';
import type { MediaFile, OwnVideo, RemoveVideoFileType } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Picture } from '@barg/ui-kit';
import type { EarlyFilesHandle } from '../../../shared/uploads/use-early-files.ts';
import { isOfVault, type FilePlace, type PickedFile, type PickedFiles } from '../api/picked-files.ts';
import { FileCard } from './file-card.tsx';
import { LocalStill, Player, Still } from './video-files.styles.ts';
import { VideoState } from './video-state.tsx';

const FILMS = 'video/mp4,video/quicktime,video/webm,video/x-matroska';
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

interface VideoFilesProps {
  video: OwnVideo | undefined;
  picked: PickedFiles;
  onPick: (name: keyof PickedFiles, file: PickedFile | undefined) => void;
  onRemove: (type: RemoveVideoFileType) => void;
  /** What left as soon as it was chosen. */
  early: EarlyFilesHandle;
  /** Said of a film that is missing. */
  error: string | undefined;
}

interface FilmProps {
  file: MediaFile;
  label: string;
  percent?: number;
  errorCode?: string | null;
}

const Film = ({ file, label, percent, errorCode }: FilmProps) =>
  file.url ? (
    <Player src={file.url} poster={file.thumbnails?.medium.webp} aria-label={label} controls preload="none" />
  ) : (
    <VideoState file={file} percent={percent} errorCode={errorCode} />
  );

/** A film that was picked: one of the vault can be seen already. */
const PickedFilm = ({ picked, label }: { picked: PickedFile; label: string }) =>
  isOfVault(picked) ? <Film file={picked.file} label={label} /> : null;

/** The film, its picture and its teaser. The film stays as it is once it plays: who bought it keeps what was bought. */
export function VideoFiles({ video, picked, onPick, onRemove, early, error }: VideoFilesProps) {
  const { t } = useTranslation('creator-studio');
  const { thumbnail: pickedThumbnail } = picked;
  const { thumbnail, teaser } = video ?? {};
  const { previewUrl: local, file: arrived } = early.files.thumbnail ?? {};
  const still = isOfVault(pickedThumbnail) ? pickedThumbnail.file : (arrived ?? thumbnail);
  const mayPickFilm = !video || video.file.status === 'failed';
  const earlyAt = (place: FilePlace) => {
    const file = early.files[place];
    return file && { file, onPause: () => early.pause(place), onResume: () => early.resume(place) };
  };
  const labelOf = (name: 'thumbnail' | 'teaser', isThere: boolean) =>
    t(`videos.files.${name}.${isThere ? 'replace' : 'choose'}`);
  return (
    <>
      <FileCard
        title={t('videos.files.video.title')}
        help={t(mayPickFilm ? 'videos.files.video.help' : 'videos.files.video.kept')}
        icon={Clapperboard}
        accept={FILMS}
        picked={picked.video}
        pickLabel={mayPickFilm ? t('videos.files.video.choose') : undefined}
        vaultType="video"
        onPick={(file) => onPick('video', file)}
        error={error}
        early={earlyAt('video')}
      >
        {picked.video && <PickedFilm picked={picked.video} label={t('videos.files.video.title')} />}
        {video && !picked.video && (
          <Film file={video.file} label={video.title} percent={video.percent} errorCode={video.errorCode} />
        )}
      </FileCard>
      <FileCard
        title={t('videos.files.thumbnail.title')}
        help={t('videos.files.thumbnail.help')}
        icon={ImagePlus}
        accept={PICTURES}
        picked={picked.thumbnail}
        pickLabel={labelOf('thumbnail', Boolean(thumbnail))}
        vaultType="photo"
        onPick={(file) => onPick('thumbnail', file)}
        early={earlyAt('thumbnail')}
        onRemove={thumbnail ? () => onRemove('thumbnail') : undefined}
      >
        {(local || still) && (
          <Still>
            {local ? (
              <LocalStill src={local} alt={t('videos.files.thumbnail.title')} />
            ) : (
              <Picture
                source={still?.thumbnails ?? null}
                thumbhash={still?.thumbhash}
                alt={t('videos.files.thumbnail.title')}
                ratio={16 / 9}
                sizes="320px"
              />
            )}
          </Still>
        )}
      </FileCard>
      <FileCard
        title={t('videos.files.teaser.title')}
        help={t('videos.files.teaser.help')}
        icon={Scissors}
        accept={FILMS}
        picked={picked.teaser}
        pickLabel={labelOf('teaser', Boolean(teaser))}
        vaultType="video"
        onPick={(file) => onPick('teaser', file)}
        early={earlyAt('teaser')}
        onRemove={teaser && !video?.teaserFromFilm ? () => onRemove('teaser') : undefined}
      >
        {picked.teaser && <PickedFilm picked={picked.teaser} label={t('videos.files.teaser.title')} />}
        {teaser && !picked.teaser && <Film file={teaser} label={t('videos.files.teaser.title')} />}
      </FileCard>
    </>
  );
}

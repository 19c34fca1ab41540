import { useTranslation } from '@barg/runtime/i18n';
import { Picture, Text, UserWords } from '@barg/ui-kit';
import { useLocalPicture } from '../../../../shared/use-local-picture.ts';
import type { Face, FacePlace } from '../../hooks/use-face.ts';
import { FaceFilm, FaceFrame, LocalFace } from './faces.styles.ts';

/** How a face looks: as the server has it, and before that as it was chosen. */
export function FaceView({ place, face: { file, picked } }: { place: FacePlace; face: Face }) {
  const { t } = useTranslation('creator-studio');
  const local = useLocalPicture(place === 'thumbnail' && !file?.thumbnails ? picked : null);
  const label = t(`composer.faces.${place}.title`);
  if (file?.url) {
    return <FaceFilm src={file.url} poster={file.thumbnails?.medium.webp} aria-label={label} controls preload="none" />;
  }
  if (local) {
    return (
      <FaceFrame>
        <LocalFace src={local} alt={label} />
      </FaceFrame>
    );
  }
  if (file?.thumbnails) {
    return (
      <FaceFrame>
        <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt={label} ratio={16 / 9} sizes="320px" />
      </FaceFrame>
    );
  }
  if (!picked && !file) return null;
  const isUnfinished = file !== null && file.status !== 'failed' && file.status !== 'ready';
  return (
    <Text tone="muted" clamp={1}>
      <UserWords text={picked?.name ?? label} isLinked={false} />{' '}
      {isUnfinished && <bdi>({t('composer.states.processing')})</bdi>}
    </Text>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { Picture, Text, UserWords } from '@barg/ui-kit';
import { useLocalPicture } from '../../../../shared/use-local-picture.ts';
import type { Cover, CoverPlace } from '../../hooks/use-cover.ts';
import { CoverFilm, CoverFrame, LocalCover } from './covers.styles.ts';

/** How a cover looks: as the server has it, and before that as it was chosen. */
export function CoverView({ place, cover: { file, picked } }: { place: CoverPlace; cover: Cover }) {
  const { t } = useTranslation('creator-studio');
  const local = useLocalPicture(place === 'thumbnail' && !file?.thumbnails ? picked : null);
  const label = t(`composer.covers.${place}.title`);
  if (file?.url) {
    return (
      <CoverFilm src={file.url} poster={file.thumbnails?.medium.webp} aria-label={label} controls preload="none" />
    );
  }
  if (local) {
    return (
      <CoverFrame>
        <LocalCover src={local} alt={label} />
      </CoverFrame>
    );
  }
  if (file?.thumbnails) {
    return (
      <CoverFrame>
        <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt={label} ratio={16 / 9} sizes="320px" />
      </CoverFrame>
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

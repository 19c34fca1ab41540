import Clapperboard from 'lucide-react/icons/clapperboard';
import ImagePlus from 'lucide-react/icons/image-plus';
import { Suspense } from 'react';
import type { OwnFeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Skeleton, Stack, Text } from '@barg/ui-kit';
import { FormSwitch, useFormContext } from '@barg/ui-kit/forms';
import { coverIdOf, type Cover } from '../../hooks/use-cover.ts';
import { FieldGroup, GroupLegend } from '../field-group.styles.ts';
import { CoverField } from './cover-field.tsx';
import { CoverView } from './cover-view.tsx';

// Only once there is a film that they are of.
const CaptionsField = lazyPart(() => import('../../../../shared/captions/captions-field.tsx'));

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const FILMS = 'video/mp4,video/quicktime,video/webm,video/x-matroska';

interface CoversSectionProps {
  thumbnail: Cover;
  teaser: Cover;
  /** Whether the post is locked for anybody. */
  isLocked: boolean;
  /** The one that is edited; none for a new one. */
  post: OwnFeedPost | undefined;
  /** Whether there is a film of which a piece can be its teaser. */
  hasFilm: boolean;
}

/** The fields of a post's thumbnail and teaser. */
export default function CoversSection({ thumbnail, teaser, isLocked, post, hasFilm }: CoversSectionProps) {
  const { t } = useTranslation('creator-studio');
  const { watch } = useFormContext<{ teaserFromFilm: boolean }>();
  const isFromFilm = watch('teaserFromFilm');
  // Removing a generated teaser switches generating off; nothing was uploaded.
  const isCut = post?.teaserFromFilm === true && teaser.file !== null && teaser.file._id === post.teaserVideo?._id;
  const sent = isCut ? { ...teaser, file: null } : teaser;
  const teaserId = coverIdOf(sent);
  const mayBeCut = isFromFilm || (hasFilm && teaserId === null && sent.progress === null);
  return (
    <FieldGroup>
      <GroupLegend>{t('composer.covers.title')}</GroupLegend>
      <CoverField place="thumbnail" cover={thumbnail} accept={PICTURES} icon={ImagePlus} />
      {isLocked && mayBeCut && (
        <FormSwitch
          name="teaserFromFilm"
          label={t('composer.covers.fromFilm')}
          help={t('composer.covers.fromFilmHelp')}
        />
      )}
      {isLocked && isFromFilm && isCut && <CoverView place="teaser" cover={teaser} />}
      {isLocked && !isFromFilm && <CoverField place="teaser" cover={sent} accept={FILMS} icon={Clapperboard} />}
      {isLocked && !isFromFilm && teaserId !== null && (
        <Stack as="section" gap={2} aria-label={t('captions.ofTeaser')}>
          <Text weight="medium">{t('captions.ofTeaser')}</Text>
          <Suspense fallback={<Skeleton height="120px" radius="control" />}>
            {/* What was typed or said of one film is not of the one that took its place. */}
            <CaptionsField key={teaserId} fileId={teaserId} />
          </Suspense>
        </Stack>
      )}
    </FieldGroup>
  );
}

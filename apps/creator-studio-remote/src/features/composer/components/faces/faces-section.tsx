import Clapperboard from 'lucide-react/icons/clapperboard';
import ImagePlus from 'lucide-react/icons/image-plus';
import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Skeleton, Stack, Text } from '@barg/ui-kit';
import { faceIdOf, type Face } from '../../hooks/use-face.ts';
import { FieldGroup, GroupLegend } from '../field-group.styles.ts';
import { FaceField } from './face-field.tsx';

// Only once there is a film that they are of.
const CaptionsField = lazyPart(() => import('../../../../shared/captions/captions-field.tsx'));

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const FILMS = 'video/mp4,video/quicktime,video/webm,video/x-matroska';

interface FacesSectionProps {
  thumbnail: Face;
  teaser: Face;
  /** Whether there are some who may not see the post whole. */
  isLocked: boolean;
}

/** What stands for the post where it is not shown whole. */
export default function FacesSection({ thumbnail, teaser, isLocked }: FacesSectionProps) {
  const { t } = useTranslation('creator-studio');
  const teaserId = faceIdOf(teaser);
  return (
    <FieldGroup>
      <GroupLegend>{t('composer.faces.title')}</GroupLegend>
      <FaceField place="thumbnail" face={thumbnail} accept={PICTURES} icon={ImagePlus} />
      {isLocked && <FaceField place="teaser" face={teaser} accept={FILMS} icon={Clapperboard} />}
      {isLocked && teaserId !== null && (
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

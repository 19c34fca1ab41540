import type { Comment, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Picture } from '@barg/ui-kit';
import { frameRatio } from '../../media/frame-ratio.ts';
import { Moving } from '../../media/components/moving.tsx';
import { EnlargeButton } from '../../media/viewer/enlarge-button.ts';
import { useViewer } from '../../media/viewer/use-viewer.ts';
import { ViewerPlace } from '../../media/viewer/viewer-place.tsx';
import type { CommentList } from '../api/comment-pages.ts';
import { useReadyPhoto } from '../hooks/use-ready-photo.ts';
import { PhotoBox, PhotoNote } from './comments.styles.ts';

interface CommentPhotoProps {
  photo: MediaFile;
  comment: Comment;
  list: CommentList;
}

/** The picture of a comment. */
export function CommentPhoto({ photo, comment, list }: CommentPhotoProps) {
  const { t } = useTranslation('feed');
  useReadyPhoto(list, comment, photo);
  const viewer = useViewer();
  const alt = t('comments.photoOf', { name: comment.author.name });
  const { thumbnails, thumbhash, status } = photo;
  if (!thumbnails) return <PhotoNote>{t(status === 'failed' ? 'media.failed' : 'comments.photoProcessing')}</PhotoNote>;
  return (
    <PhotoBox>
      <Moving file={photo}>
        {(motion) => (
          <EnlargeButton type="button" $isRound title={t('media.enlarge')} onClick={() => viewer.open(0)}>
            <Picture
              source={thumbnails}
              motion={motion}
              thumbhash={thumbhash}
              alt={alt}
              ratio={frameRatio(photo)}
              sizes="240px"
              radius="tile"
              priority="lazy"
            />
          </EnlargeButton>
        )}
      </Moving>
      <ViewerPlace control={viewer} label={alt} items={[{ file: photo, alt }]} />
    </PhotoBox>
  );
}

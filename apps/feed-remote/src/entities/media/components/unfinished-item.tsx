import styled, { css } from 'styled-components';
import type { ImageSource, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Picture, color, space } from '@barg/ui-kit';
import { useUnfinishedFile } from '../hooks/use-unfinished-file.ts';
import { isVideo } from '../is-video.ts';

const Frame = styled.div`
  position: relative;
  background: ${color.sunken};
`;

const overPicture = css`
  background: ${color.scrim};
  color: ${color.onMedia};
`;

const Note = styled.p<{ $isOverPicture: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space[4]};
  color: ${color.ink2};
  text-align: center;
  ${(props) => props.$isOverPicture && overPicture}
`;

interface UnfinishedItemProps {
  file: MediaFile;
  ratio: number;
  poster?: ImageSource | null;
}

/** A photo or video that is being processed, or has failed. */
export default function UnfinishedItem({ file, ratio, poster = null }: UnfinishedItemProps) {
  const { t } = useTranslation('feed');
  useUnfinishedFile(file);
  const hasFailed = file.status === 'failed';
  const note = isVideo(file)
    ? t(hasFailed ? 'media.failed' : 'media.processing')
    : t(hasFailed ? 'media.photoFailed' : 'media.photoProcessing');
  return (
    <Frame>
      <Picture source={poster} thumbhash={file.thumbhash} alt="" ratio={ratio} />
      <Note $isOverPicture={Boolean(poster ?? file.thumbhash)}>{note}</Note>
    </Frame>
  );
}

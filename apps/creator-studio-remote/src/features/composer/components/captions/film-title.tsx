import type { Upload } from '@barg/session/uploads';
import { Dots, Text, useFormat, UserLine } from '@barg/ui-kit';
import { RowThumbnail } from '../../../../shared/row-thumbnail.tsx';
import { useUploadName } from '../../../../shared/uploads/upload-thumbnail.tsx';
import { FilmTitleRoot } from './film-title.styles.ts';

/** Which film of several it is: its picture, name and length, and its place in the post. */
export function FilmTitle({ upload, place }: { upload: Upload; place: string }) {
  const format = useFormat();
  const name = useUploadName(upload);
  const { file } = upload;
  return (
    <FilmTitleRoot>
      <RowThumbnail file={file} />
      <div>
        <UserLine as={Text} text={name} />
        <Text as="p" size="caption" tone="muted">
          <Dots>
            {place}
            {typeof file?.durationMs === 'number' && <bdi>{format.duration(file.durationMs)}</bdi>}
          </Dots>
        </Text>
      </div>
    </FilmTitleRoot>
  );
}

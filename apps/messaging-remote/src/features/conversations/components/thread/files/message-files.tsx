import { Suspense, useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { lazyPart } from '@barg/ui-kit';
import { FilesBox } from './message-files.styles.ts';
import { PhotoTile } from './photo-tile.tsx';
import { VideoTile } from './video-tile.tsx';

const PhotoViewer = lazyPart(() => import('./photo-viewer.tsx'));

/** The photos and videos of a message; photos open in the viewer. */
export default function MessageFiles({ message: { _id, files } }: { message: Message }) {
  const [openAt, open] = useState<number | null>(null);
  const photos = files.filter(({ type }) => type === 'photo');
  return (
    <FilesBox $isSingle={files.length === 1}>
      {files.map((file) => {
        const frame = { file, isSingle: files.length === 1 };
        if (file.type === 'video') return <VideoTile key={file._id} messageId={_id} {...frame} />;
        const index = photos.indexOf(file);
        return <PhotoTile key={file._id} {...frame} index={index} total={photos.length} onOpen={() => open(index)} />;
      })}
      {openAt !== null && photos.length > 0 && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} startAt={openAt} onClose={() => open(null)} />
        </Suspense>
      )}
    </FilesBox>
  );
}

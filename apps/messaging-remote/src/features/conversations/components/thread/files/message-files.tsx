import { useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { lazyDialog } from '@barg/ui-kit';
import { DocumentLine } from './document-line.tsx';
import { FilesBox } from './message-files.styles.ts';
import { PhotoTile } from './photo-tile.tsx';
import { VideoTile } from './video-tile.tsx';
import { VoiceTile } from './voice-tile.tsx';

const PhotoViewer = lazyDialog(() => import('./photo-viewer.tsx'));

/** The files of a message: photos open in the viewer, voice messages and documents stand below the pictures. */
export default function MessageFiles({ message: { _id, files } }: { message: Message }) {
  const [openAt, open] = useState<number | null>(null);
  const photos = files.filter(({ type }) => type === 'photo');
  const pictures = files.filter(({ type }) => type === 'photo' || type === 'video');
  const tiles = (
    <FilesBox $isSingle={pictures.length === 1}>
      {pictures.map((file) => {
        const frame = { file, isSingle: pictures.length === 1 };
        if (file.type === 'video') return <VideoTile key={file._id} messageId={_id} {...frame} />;
        const index = photos.indexOf(file);
        return <PhotoTile key={file._id} {...frame} index={index} total={photos.length} onOpen={() => open(index)} />;
      })}
    </FilesBox>
  );
  return (
    <>
      {pictures.length > 0 && tiles}
      {files.map((file) => file.type === 'audio' && <VoiceTile key={file._id} file={file} />)}
      {files.map((file) => file.type === 'file' && <DocumentLine key={file._id} file={file} />)}
      {openAt !== null && photos.length > 0 && (
        <PhotoViewer photos={photos} startAt={openAt} onClose={() => open(null)} />
      )}
    </>
  );
}

import { useRef, useState } from 'react';
import type { MediaFile, Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsGuest } from '@barg/session';
import { Button, Picture, lazyDialog, useFormat } from '@barg/ui-kit';
import { useChatFilesQuery } from '../api/chat-files.ts';
import { isPrepared, usePreparingFiles } from '../hooks/use-preparing-files.ts';
import { FileRow, FilesNote, FileState, SmallFilm, SmallPicture, SmallSound } from './chat-files.styles.ts';

const ChatViewer = lazyDialog(() => import('./chat-viewer.tsx'));

/** Addresses live for minutes; a chat that stays open longer asks for new ones, at most that often. */
const RETRY_AFTER_MS = 60_000;

interface ShownFileProps {
  file: MediaFile;
  onOpen: () => void;
  onExpired: () => void;
}

function ShownFile({ file, onOpen, onExpired }: ShownFileProps) {
  const { t } = useTranslation('live');
  if (!isPrepared(file)) return <FileState role="status">{t('files.preparing')}</FileState>;
  if (file.status === 'failed') return <FileState>{t('files.broken')}</FileState>;
  if (file.type === 'chat-audio') {
    return (
      <SmallSound
        controls
        preload="none"
        src={file.url ?? undefined}
        aria-label={t('files.sound')}
        onError={onExpired}
      />
    );
  }
  if (file.type === 'chat-video') {
    const poster = file.thumbnails?.small.webp;
    return (
      <SmallFilm
        controls
        playsInline
        preload="none"
        src={file.url ?? undefined}
        poster={poster}
        aria-label={t('files.film')}
        onError={onExpired}
      />
    );
  }
  return (
    <SmallPicture type="button" aria-label={t('files.open')} onClick={onOpen} onErrorCapture={onExpired}>
      <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt={file.alt} ratio={1} sizes="96px" />
    </SmallPicture>
  );
}

/** The files of a chat's message: small, and pictures open in the viewer. They are for members alone. */
export default function ChatFiles({ message }: { message: Message }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const isGuest = useIsGuest();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const lastTry = useRef(-Infinity);
  const ids = message.files.map(({ _id }) => _id);
  const query = useChatFilesQuery(ids, { skip: isGuest });
  const files = query.data ?? [];
  usePreparingFiles(files, query.refetch);
  if (isGuest) {
    return <FilesNote>{t('files.forMembers', { count: ids.length, amount: format.number(ids.length) })}</FilesNote>;
  }
  if (query.isError && !query.data) {
    return (
      <FileRow role="alert">
        <FilesNote>{t('files.notLoaded')}</FilesNote>
        <Button size="sm" onClick={() => void query.refetch()}>
          {t('files.again')}
        </Button>
      </FileRow>
    );
  }
  const renew = () => {
    const now = performance.now();
    if (now - lastTry.current < RETRY_AFTER_MS) return;
    lastTry.current = now;
    void query.refetch();
  };
  const pictures = files.filter(({ thumbnails, type }) => thumbnails && type !== 'chat-video');
  return (
    <FileRow>
      {query.isLoading && message.files.map(({ _id }) => <FileState key={_id} aria-hidden />)}
      {files.map((file) => (
        <ShownFile key={file._id} file={file} onOpen={() => setOpenAt(pictures.indexOf(file))} onExpired={renew} />
      ))}
      {query.data && files.length === 0 && <FilesNote>{t('files.gone')}</FilesNote>}
      {openAt !== null && pictures.length > 0 && (
        <ChatViewer pictures={pictures} startAt={openAt} onClose={() => setOpenAt(null)} />
      )}
    </FileRow>
  );
}

import Clapperboard from 'lucide-react/icons/clapperboard';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import Mic from 'lucide-react/icons/mic';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { Icon, Picture, UserLine } from '@barg/ui-kit';
import { signFiles } from '../../../api/sign-files.ts';
import type { Attachment } from '../../../state/attachments-slice.ts';
import { files } from '../../../state/files-slice.ts';
import { Thumbnail, LocalPicture, ThumbnailName } from './attachment-tray.styles.ts';

const ICONS = { photo: ImageIcon, video: Clapperboard, audio: Mic, file: FileText } as const;

/** The thumbnail of an attachment: the local picture, the server's, or the name. */
export function AttachmentThumbnail({ attachment }: { attachment: Attachment }) {
  const dispatch = useAppDispatch();
  const [isUnreadable, setUnreadable] = useState(false);
  const { type, name, preview, fileId, vaultItemId } = attachment;
  const known = useAppSelector((state) => files.selectors.selectFile(state, fileId ?? ''));
  // Items of the vault are processed already; after a reload only the server has the picture of a sent photo.
  const hasPicture = type === 'photo' || type === 'video';
  const isMade = vaultItemId !== null || (type === 'photo' && preview === null);
  const wanted = hasPicture && isMade && fileId !== null && !known ? fileId : null;
  useEffect(() => {
    if (wanted) void dispatch(signFiles([wanted]));
  }, [dispatch, wanted]);
  if (preview && !isUnreadable) return <LocalPicture src={preview} alt="" onError={() => setUnreadable(true)} />;
  if (known?.file?.thumbnails) {
    return <Picture source={known.file.thumbnails} thumbhash={known.file.thumbhash} alt="" ratio={1} sizes="120px" />;
  }
  return (
    <Thumbnail>
      <Icon icon={ICONS[type]} />
      <UserLine as={ThumbnailName} text={name} />
    </Thumbnail>
  );
}

import Camera from 'lucide-react/icons/camera';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileImage from 'lucide-react/icons/file-image';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { api, useAppDispatch } from '@barg/session';
import type { SendOptions } from '@barg/session/uploads';
import { Icon, Text, Time } from '@barg/ui-kit';
import { sendDocument, type DocumentKind } from '../../api/send-file.ts';
import { useUpload } from '../../hooks/use-upload.ts';
import { FilePicker } from '../../../../shared/file-picker.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import { CardActions, CardBody, DocumentPreview, DocumentRoot } from './document-card.styles.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

interface DocumentCardProps {
  kind: DocumentKind;
  /** When it was given; null while it is missing. */
  givenAt: string | null;
}

/**
 * The picture as it was picked, for this visit alone: the server never shows a document again. A file that turns out to
 * be no picture is not shown.
 */
const usePreview = () => {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const show = (file: File) => setPreview(URL.createObjectURL(file));
  const hide = () => setPreview(null);
  return { preview, show, hide };
};

/** One document: what it must show, the picked picture, how far it is, and the way to replace it. */
export function DocumentCard({ kind, givenAt }: DocumentCardProps) {
  const { t } = useTranslation('creator-studio');
  const dispatch = useAppDispatch();
  const { preview, show, hide } = usePreview();
  const send = useCallback((file: Blob, options: SendOptions) => sendDocument(kind, file, options), [kind]);
  const handleDone = useCallback(() => void dispatch(api.util.invalidateTags(['Performer'])), [dispatch]);
  const upload = useUpload(send, handleDone);
  const title = t(`account.verification.kinds.${kind}.title`);
  const handlePick = (file: File) => {
    show(file);
    void upload.start(file);
  };
  return (
    <DocumentRoot>
      <DocumentPreview>
        {preview ? (
          <img src={preview} alt={t('account.verification.preview', { title })} onError={hide} />
        ) : (
          <Icon icon={givenAt ? CircleCheck : FileImage} size={28} />
        )}
      </DocumentPreview>
      <CardBody>
        <Text as="h3" weight="medium">
          {title}
        </Text>
        <Text size="caption" tone="muted">
          {t(`account.verification.kinds.${kind}.text`)}
        </Text>
        <UploadProgress upload={upload} />
        {upload.phase === 'idle' && givenAt && (
          <Text size="caption" tone="brand" role="status">
            {t('account.verification.given')} <Time value={givenAt} />
          </Text>
        )}
        <CardActions>
          <FilePicker
            limit="picture"
            accept={ACCEPTED}
            icon={FileImage}
            label={t(givenAt ? 'account.verification.replace' : 'account.verification.choose', { title })}
            onPick={handlePick}
          />
          <FilePicker
            limit="picture"
            accept={ACCEPTED}
            icon={Camera}
            capture={kind === 'selfie' ? 'user' : 'environment'}
            label={t('account.verification.camera', { title })}
            onPick={handlePick}
          />
        </CardActions>
      </CardBody>
    </DocumentRoot>
  );
}

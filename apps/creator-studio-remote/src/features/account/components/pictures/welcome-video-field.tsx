import Trash2 from 'lucide-react/icons/trash-2';
import Video from 'lucide-react/icons/video';
import { useCallback, useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { OwnPerformer, VaultItem } from '@barg/api-client/models';
import { api, useAppDispatch } from '@barg/session';
import type { SendOptions } from '@barg/session/uploads';
import { Button, Inline, Stack, Text, useToast } from '@barg/ui-kit';
import { useRemoveWelcomeVideoMutation, useReuseWelcomeVideoMutation } from '../../api/own-performer.ts';
import { sendProfileFile } from '../../api/send-file.ts';
import { useUpload } from '../../hooks/use-upload.ts';
import { FilePicker } from '../../../../shared/file-picker.tsx';
import { FromVault } from '../../../../shared/vault/from-vault.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import { Video as Player } from './pictures-section.styles.ts';

const ACCEPTED = 'video/mp4,video/quicktime,video/webm';

const sendWelcomeVideo = (file: Blob, options: SendOptions) => sendProfileFile('welcome-video', file, options);

/** The welcome video: uploading, processing, playing, replacing, removing. */
export function WelcomeVideoField({ video }: { video: OwnPerformer['welcomeVideo'] }) {
  const { t } = useTranslation('creator-studio');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [reuse] = useReuseWelcomeVideoMutation();
  const [remove, removing] = useRemoveWelcomeVideoMutation();
  const handleDone = useCallback(() => void dispatch(api.util.invalidateTags(['Performer'])), [dispatch]);
  const upload = useUpload(sendWelcomeVideo, handleDone);
  const { cancel, follow } = upload;
  const unsettled = video && video.status !== 'ready' ? video._id : null;
  // A video that was sent on an earlier visit is still prepared, or was refused for a reason that is asked for.
  useEffect(() => {
    if (unsettled) follow(unsettled);
  }, [unsettled, follow]);

  const handleReuse = async ([item]: readonly VaultItem[]) => {
    if (!item) return;
    const { error } = await reuse(item._id);
    if (error) return toast(error.message || t('account.upload.failed'), { tone: 'danger' });
    // An upload that was under way, or had failed, is dropped.
    cancel();
    toast(t('account.saved'), { tone: 'success' });
  };
  const handleRemove = async () => {
    const answer = await remove(undefined);
    if (answer.error) toast(answer.error.message || t('account.upload.failed'), { tone: 'danger' });
  };
  return (
    <Stack gap={3}>
      <Text tone="muted">{t('account.pictures.video.help')}</Text>
      {video?.status === 'ready' && video.url && (
        <Player src={video.url} poster={video.thumbnails?.medium.webp} controls preload="none" />
      )}
      <UploadProgress upload={upload} failure={t('account.pictures.video.failed')} />
      {upload.phase === 'idle' && video?.status === 'failed' && (
        <Text tone="danger" role="alert">
          {t('account.pictures.video.failed')}
        </Text>
      )}
      <Inline>
        <FilePicker
          limit="video"
          accept={ACCEPTED}
          icon={Video}
          label={t(video ? 'account.pictures.video.replace' : 'account.pictures.video.choose')}
          onPick={(file) => void upload.start(file)}
        />
        <FromVault look="button" type="video" room={1} onPick={handleReuse} />
        {video && (
          <Button icon={Trash2} isLoading={removing.isLoading} onClick={() => void handleRemove()}>
            {t('account.pictures.video.remove')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, SendingProgress, Stack, Text, type LucideIcon } from '@barg/ui-kit';
import { FilePicker } from '../../../../shared/file-picker.tsx';
import { FromVault } from '../../../../shared/vault/from-vault.tsx';
import type { Cover, CoverPlace } from '../../hooks/use-cover.ts';
import { useVaultFiles } from '../../hooks/use-vault-files.ts';
import { CoverView } from './cover-view.tsx';

const VAULT_TYPES = { thumbnail: 'photo', teaser: 'video' } as const;

interface CoverFieldProps {
  place: CoverPlace;
  cover: Cover;
  accept: string;
  icon: LucideIcon;
}

/** One file that stands for the post: how it looks, how far it is, and what can be done with it. */
export function CoverField({ place, cover, accept, icon }: CoverFieldProps) {
  const { t } = useTranslation('creator-studio');
  const { file, progress, isWaiting, error, lost } = cover;
  const isSending = progress !== null;
  const takeFromVault = useVaultFiles(cover.take, `feed-${place}`);
  const isRefused = file?.status === 'failed';
  const failure =
    error || (isRefused ? t('composer.covers.failed') : error === '' ? t('composer.covers.notSent') : null);
  return (
    <Stack gap={2}>
      <CoverView place={place} cover={cover} />
      {isSending && (
        <SendingProgress
          value={progress}
          label={t(`composer.states.${isWaiting ? 'waiting' : 'sending'}`)}
          isWaiting={isWaiting}
        />
      )}
      {failure && (
        <Text tone="danger" role="alert">
          {failure}
        </Text>
      )}
      <Inline>
        {lost && (
          <Button icon={RotateCw} onClick={() => cover.pick(lost)}>
            {t('upload.again')}
          </Button>
        )}
        {!isSending && (
          <FilePicker
            limit={place === 'teaser' ? 'video' : 'picture'}
            accept={accept}
            icon={icon}
            label={t(`composer.covers.${place}.${file ? 'replace' : 'choose'}`)}
            onPick={cover.pick}
          />
        )}
        {!isSending && <FromVault look="button" type={VAULT_TYPES[place]} room={1} onPick={takeFromVault} />}
        {(file || isSending) && (
          <Button icon={Trash2} onClick={cover.remove}>
            {t(`composer.covers.${place}.remove`)}
          </Button>
        )}
      </Inline>
      <Text size="caption" tone="muted">
        {t(`composer.covers.${place}.help`)}
      </Text>
    </Stack>
  );
}

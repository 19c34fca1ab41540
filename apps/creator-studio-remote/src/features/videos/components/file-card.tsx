import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, CardTitle, Inline, Stack, Text, type LucideIcon, UserLine } from '@barg/ui-kit';
import { FilePicker } from '../../../shared/file-picker.tsx';
import { FromVault } from '../../../shared/vault/from-vault.tsx';
import { EarlyFileState, type EarlyFileStateProps } from '../../../shared/uploads/early-file-state.tsx';
import type { PickedFile } from '../api/picked-files.ts';

interface FileCardProps {
  title: string;
  help: string;
  icon: LucideIcon;
  accept: string;
  /** What was picked and is not sent yet. */
  picked: PickedFile | undefined;
  /** Words on the button; none where the file stays as it is. */
  pickLabel?: string;
  /** What of the vault can stand here. */
  vaultType: VaultItem['type'];
  onPick: (file: PickedFile | undefined) => void;
  /** Takes away what was sent before. */
  onRemove?: () => void;
  error?: string;
  /** What was chosen here is on its way already, or has arrived. */
  early?: EarlyFileStateProps;
  /** How it looks now. */
  children?: ReactNode;
}

/** One file of a video: what is there, what was picked to be sent, and what can be done with both. */
export function FileCard(props: FileCardProps) {
  const { title, help, icon, accept, picked, pickLabel, vaultType, onPick, onRemove, error, early, children } = props;
  const { t } = useTranslation('creator-studio');
  const name = picked?.name ?? early?.file.name;
  const handleRemove = name ? () => onPick(undefined) : onRemove;
  return (
    <Card aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <Stack gap={3}>
        <Text tone="muted">{help}</Text>
        {children}
        {name && <UserLine as={Text} weight="medium" clamp={1} text={name} />}
        {early && <EarlyFileState {...early} />}
        {error && (
          <Text tone="danger" role="alert">
            {error}
          </Text>
        )}
        <Inline>
          {pickLabel && (
            <FilePicker
              limit={vaultType === 'video' ? 'video' : 'picture'}
              accept={accept}
              icon={icon}
              label={pickLabel}
              onPick={onPick}
            />
          )}
          {pickLabel && <FromVault look="button" type={vaultType} room={1} onPick={async ([item]) => onPick(item)} />}
          {handleRemove && (
            <Button icon={Trash2} onClick={handleRemove}>
              {t(name ? 'videos.unpick' : 'videos.removeFile')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { MAX_POST_FILES } from '@barg/contract';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import type { Step, Upload } from '@barg/session/uploads';
import { Grid, Icon, Text, VisuallyHidden, useFormat, useToast } from '@barg/ui-kit';
import { limitOf } from '../api/file-type.ts';
import { useOfferedFiles } from '../hooks/use-offered-files.ts';
import { useVaultFiles } from '../hooks/use-vault-files.ts';
import { UploadTile, type UploadActions } from '../../../shared/uploads/upload-tile.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PickerLabel } from '../../../shared/upload-tile.styles.ts';
import { useFittingFiles } from '../../../shared/use-fitting-files.ts';
import { FromVault } from '../../../shared/vault/from-vault.tsx';

const KINDS = ['picture', 'video', 'audio'] as const;
const ACCEPTED = [
  'image/jpeg,image/png,image/webp,image/avif,image/gif',
  'video/mp4,video/quicktime,video/webm,video/x-matroska',
  'audio/mpeg,audio/mp4,audio/x-m4a,audio/aac,audio/wav,audio/ogg,audio/flac',
].join();

interface UploadListProps {
  uploads: readonly Upload[];
  /** Answers how many there was no room for. */
  onAdd: (files: readonly File[]) => number;
  onAddStored: (file: MediaFile, name: string) => void;
  actions: UploadActions & { move: (key: string, by: Step) => void };
}

/** The post's files in their order, and the place to add one. */
export function UploadList({ uploads, onAdd, onAddStored, actions }: UploadListProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const fitting = useFittingFiles();
  const latestAdd = useRef(onAdd);
  useEffect(() => {
    latestAdd.current = onAdd;
  });
  /** Takes what there is room for, and says so when something was left out. */
  const take = (files: readonly File[]) => {
    const leftOut = latestAdd.current(files);
    if (leftOut === 0) return;
    const bound = t('composer.most', { count: MAX_POST_FILES, amount: format.number(MAX_POST_FILES) });
    toast(`${bound} ${t('composer.leftOut', { count: leftOut, amount: format.number(leftOut) })}`);
  };
  const add = (files: readonly File[]) => fitting(files, { kindOf: limitOf, accepted: KINDS }, take);
  useOfferedFiles(add);
  const addFromVault = useVaultFiles(onAddStored);
  const taken = uploads.filter(({ state }) => state !== 'left').length;
  const [movement, setMovement] = useState<{ key: string; by: Step } | null>(null);
  const total = uploads.length;
  const handleMove = (key: string, by: Step) => {
    actions.move(key, by);
    setMovement({ key, by });
  };
  const movedTo = uploads.findIndex(({ key }) => key === movement?.key) + 1;
  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    // So that picking the same file again is a change.
    event.target.value = '';
  };
  return (
    <>
      <Grid as="ul" min={120} gap={2} aria-label={t('composer.files')}>
        {uploads.map((upload, index) => (
          <UploadTile key={upload.key} upload={upload} actions={actions}>
            {upload.fileId && total > 1 && (
              <MoveButtons
                place={{ number: index + 1, total }}
                moved={movement?.key === upload.key ? movement : null}
                onMove={(by) => handleMove(upload.key, by)}
              />
            )}
          </UploadTile>
        ))}
        {taken < MAX_POST_FILES && (
          <li>
            <PickerLabel>
              <Icon icon={ImagePlus} />
              <span>{t('composer.addFiles')}</span>
              <Text as="span" size="caption" tone="faint">
                {t('composer.upTo', { count: MAX_POST_FILES, amount: format.number(MAX_POST_FILES) })}
              </Text>
              <VisuallyHidden>
                <input type="file" multiple accept={ACCEPTED} onChange={handlePick} />
              </VisuallyHidden>
            </PickerLabel>
          </li>
        )}
        {taken < MAX_POST_FILES && (
          <li>
            <FromVault room={MAX_POST_FILES - taken} onPick={addFromVault} />
          </li>
        )}
      </Grid>
      <VisuallyHidden role="status">
        {movedTo > 0 && t('composer.moved', { number: format.number(movedTo), total: format.number(total) })}
      </VisuallyHidden>
    </>
  );
}

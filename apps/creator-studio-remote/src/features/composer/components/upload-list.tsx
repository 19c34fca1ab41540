import ImagePlus from 'lucide-react/icons/image-plus';
import type { ChangeEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Grid, Icon, Text, VisuallyHidden, useFormat } from '@barg/ui-kit';
import type { Upload } from '../hooks/upload-list.ts';
import { MAX_FILES } from '../hooks/use-uploads.ts';
import { UploadTile } from './upload-tile.tsx';
import { PickerLabel } from '../../../shared/upload-tile.styles.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,video/mp4,video/quicktime,video/webm';

interface UploadListProps {
  uploads: readonly Upload[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}

/** The post's files in their order, and the place to add one. */
export function UploadList({ uploads, onAdd, onRemove }: UploadListProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])]);
    // So that picking the same file again is a change.
    event.target.value = '';
  };
  return (
    <Grid as="ul" min={140} gap={2} aria-label={t('composer.files')}>
      {uploads.map((upload) => (
        <UploadTile key={upload.key} upload={upload} onRemove={onRemove} />
      ))}
      {uploads.length < MAX_FILES && (
        <li>
          <PickerLabel>
            <Icon icon={ImagePlus} />
            <span>{t('composer.addFiles')}</span>
            <Text as="span" size="caption" tone="faint">
              {t('composer.upTo', { count: MAX_FILES, amount: format.number(MAX_FILES) })}
            </Text>
            <VisuallyHidden>
              <input type="file" multiple accept={ACCEPTED} onChange={handlePick} />
            </VisuallyHidden>
          </PickerLabel>
        </li>
      )}
    </Grid>
  );
}

import ArrowLeft from 'lucide-react/icons/arrow-left';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import type { ChangeEvent } from 'react';
import type { MediaFile, VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Card,
  CardTitle,
  Grid,
  Icon,
  IconButton,
  Inline,
  Picture,
  Stack,
  Text,
  VisuallyHidden,
  useFormat,
  useToast,
} from '@barg/ui-kit';
import { PickerLabel, TileRemove, TileRoot } from '../../../shared/upload-tile.styles.ts';
import { UploadTile } from '../../../shared/uploads/upload-tile.tsx';
import type { EarlyFilesHandle } from '../../../shared/uploads/use-early-files.ts';
import { useFittingFiles } from '../../../shared/use-fitting-files.ts';
import { FromVault } from '../../../shared/vault/from-vault.tsx';

/** What a product may have (the API refuses more). */
const MAX_PICTURES = 10;
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

interface ProductPicturesProps {
  /** Those that are there and stay. */
  kept: MediaFile[];
  /** Those that left as soon as they were chosen; they stand behind the others. */
  early: EarlyFilesHandle;
  /** Those of the vault, which stand last. */
  reused: readonly VaultItem[];
  onKeep: (kept: MediaFile[]) => void;
  onAdd: (chosen: readonly File[]) => void;
  onReuse: (reused: readonly VaultItem[]) => void;
}

/** The pictures of a product; the first one is shown in lists. */
export function ProductPictures({ kept, early, reused, onKeep, onAdd, onReuse }: ProductPicturesProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const fitting = useFittingFiles();
  const sent = kept.length + early.list.length;
  const room = MAX_PICTURES - sent - reused.length;
  const nameOf = (index: number) => t('products.picture', { number: format.number(index + 1) });
  const take = (picked: readonly File[]) => {
    onAdd(picked.slice(0, room));
    const count = picked.length - room;
    if (count > 0) toast(t('composer.leftOut', { count, amount: format.number(count) }), { tone: 'danger' });
  };
  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    fitting([...(event.target.files ?? [])], { kindOf: () => 'picture', accepted: ['picture'] }, take);
    // So that picking the same file again is a change.
    event.target.value = '';
  };
  // One picture shows a product once.
  const handleReuse = async (items: readonly VaultItem[]) =>
    onReuse([...reused, ...items.filter(({ _id }) => !reused.some((it) => it._id === _id))]);
  const makeFirst = (picture: MediaFile) => onKeep([picture, ...kept.filter((it) => it !== picture)]);
  const removeLabel = (index: number) => t('products.removePicture', { name: nameOf(index) });
  return (
    <Card aria-label={t('products.pictures')}>
      <CardTitle>{t('products.pictures')}</CardTitle>
      <Stack>
        <Text tone="muted">
          {t('products.picturesHelp', { count: MAX_PICTURES, amount: format.number(MAX_PICTURES) })}
        </Text>
        <Grid as="ul" min={120} gap={2} aria-label={t('products.pictures')}>
          {kept.map((picture, index) => (
            <TileRoot key={picture._id}>
              <Picture
                source={picture.thumbnails}
                thumbhash={picture.thumbhash}
                alt={nameOf(index)}
                ratio={1}
                sizes="160px"
              />
              <TileRemove>
                <Inline gap={1}>
                  {index > 0 && (
                    <IconButton
                      variant="media"
                      icon={ArrowLeft}
                      isMirrored
                      label={t('products.makeFirst', { name: nameOf(index) })}
                      onClick={() => makeFirst(picture)}
                    />
                  )}
                  <IconButton
                    variant="media"
                    icon={X}
                    label={removeLabel(index)}
                    onClick={() => onKeep(kept.filter((it) => it !== picture))}
                  />
                </Inline>
              </TileRemove>
            </TileRoot>
          ))}
          {early.list.map((upload) => (
            <UploadTile key={upload.key} upload={upload} actions={early} />
          ))}
          {reused.map((item, index) => (
            <TileRoot key={`${item._id} ${index}`}>
              <Picture
                source={item.file.thumbnails}
                thumbhash={item.file.thumbhash}
                alt={nameOf(sent + index)}
                ratio={1}
                sizes="160px"
              />
              <TileRemove>
                <IconButton
                  variant="media"
                  icon={X}
                  label={removeLabel(sent + index)}
                  onClick={() => onReuse(reused.filter((it) => it !== item))}
                />
              </TileRemove>
            </TileRoot>
          ))}
          {room > 0 && (
            <li>
              <PickerLabel>
                <Icon icon={ImagePlus} />
                <span>{t('products.addPictures')}</span>
                <VisuallyHidden>
                  <input type="file" multiple accept={ACCEPTED} onChange={handlePick} />
                </VisuallyHidden>
              </PickerLabel>
            </li>
          )}
          {room > 0 && (
            <li>
              <FromVault type="photo" room={room} onPick={handleReuse} />
            </li>
          )}
        </Grid>
      </Stack>
    </Card>
  );
}

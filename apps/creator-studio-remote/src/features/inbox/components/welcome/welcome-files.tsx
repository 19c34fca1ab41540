import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, Inline, lazyDialog, Stack, Text } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import { ItemThumbnail, useItemName } from '../../../../shared/vault/item-thumbnail.tsx';
import { useRestoredItems } from '../../../../shared/vault/use-restored-items.ts';
import { FilePlace, FilesGrid, RemovePlace } from './welcome-files.styles.ts';

const VaultPicker = lazyDialog(() => import('../../../../shared/vault/vault-picker.tsx'));

/** As many as a message takes. */
const MOST = 10;
const TYPES = ['photo', 'video'] as const;

/** Photos and videos of her vault, each once. */
export function WelcomeFiles({ isRestored }: { isRestored: boolean }) {
  const { t } = useTranslation('creator-studio');
  const { watch, setValue } = useFormContext<{ items: VaultItem[] }>();
  const [isPicking, setPicking] = useState(false);
  const items = watch('items');
  useRestoredItems(isRestored);
  const room = MOST - items.length;
  const write = (next: VaultItem[]) => setValue('items', next, { shouldDirty: true, shouldValidate: true });
  const add = async (picked: readonly VaultItem[]): Promise<void> => {
    const fresh = picked.filter(({ _id }) => items.every((item) => item._id !== _id));
    write([...items, ...fresh]);
  };
  return (
    <Stack gap={2}>
      <Text weight="medium">{t('inbox.welcome.files')}</Text>
      {items.length > 0 && (
        <FilesGrid aria-label={t('inbox.welcome.files')}>
          {items.map((item) => (
            <ChosenFile
              key={item._id}
              item={item}
              onRemove={() => write(items.filter(({ _id }) => _id !== item._id))}
            />
          ))}
        </FilesGrid>
      )}
      <Inline>
        <Button disabled={room <= 0} onClick={() => setPicking(true)}>
          {t('vault.from')}
        </Button>
      </Inline>
      {isPicking && <VaultPicker types={TYPES} room={room} onPick={add} onClose={() => setPicking(false)} />}
    </Stack>
  );
}

function ChosenFile({ item, onRemove }: { item: VaultItem; onRemove: () => void }) {
  const { t } = useTranslation('creator-studio');
  const name = useItemName(item);
  return (
    <FilePlace>
      <ItemThumbnail item={item} />
      <RemovePlace>
        <IconButton icon={X} size="sm" variant="media" label={t('inbox.welcome.remove', { name })} onClick={onRemove} />
      </RemovePlace>
    </FilePlace>
  );
}

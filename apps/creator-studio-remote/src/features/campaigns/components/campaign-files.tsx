import { useState } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Grid, Inline, lazyDialog, Stack, Text } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import { ItemThumbnail, useItemName } from '../../../shared/vault/item-thumbnail.tsx';
import { useRestoredItems } from '../../../shared/vault/use-restored-items.ts';

const VaultPicker = lazyDialog(() => import('../../../shared/vault/vault-picker.tsx'));

/** As many as a message takes. */
const MOST = 10;
const TYPES = ['photo', 'video'] as const;

/** Photos and videos of her vault, which are ready, each once. */
export function CampaignFiles({ isRestored }: { isRestored: boolean }) {
  const { t } = useTranslation('creator-studio');
  const { watch, setValue } = useFormContext<{ items: VaultItem[] }>();
  const [isPicking, setPicking] = useState(false);
  const items = watch('items');
  useRestoredItems(isRestored);
  const write = (next: VaultItem[]) => setValue('items', next, { shouldDirty: true, shouldValidate: true });
  const add = async (picked: readonly VaultItem[]): Promise<void> => {
    const fresh = picked.filter(({ _id }) => items.every((item) => item._id !== _id));
    write([...items, ...fresh].slice(0, MOST));
  };
  return (
    <Stack gap={2} role="group" aria-label={t('campaigns.form.files')}>
      <Text weight="medium">{t('campaigns.form.files')}</Text>
      {items.length > 0 && (
        <Grid as="ul" min={120} gap={3}>
          {items.map((item) => (
            <ChosenFile key={item._id} item={item} onRemove={() => write(items.filter((one) => one !== item))} />
          ))}
        </Grid>
      )}
      <Inline>
        <Button disabled={items.length >= MOST} onClick={() => setPicking(true)}>
          {t('vault.from')}
        </Button>
      </Inline>
      {isPicking && (
        <VaultPicker types={TYPES} room={MOST - items.length} onPick={add} onClose={() => setPicking(false)} />
      )}
    </Stack>
  );
}

function ChosenFile({ item, onRemove }: { item: VaultItem; onRemove: () => void }) {
  const { t } = useTranslation('creator-studio');
  const name = useItemName(item);
  return (
    <Stack as="li" gap={1}>
      <ItemThumbnail item={item} />
      <Button size="sm" aria-label={t('campaigns.form.removeNamed', { name })} onClick={onRemove}>
        {t('campaigns.form.remove')}
      </Button>
    </Stack>
  );
}

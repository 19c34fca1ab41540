import { Suspense } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Text, useFormat, SMALL_PART, UserLine } from '@barg/ui-kit';
import { ItemThumbnail, ItemFacts, useItemName } from '../../../shared/vault/item-thumbnail.tsx';
import { TileHead, TileRoot, UsesButton } from './vault-tile.styles.ts';

const ItemMenu = lazyPart(() => import('./item-menu.tsx'), SMALL_PART);

interface VaultTileProps {
  item: VaultItem;
  onAskUses: (item: VaultItem) => void;
}

/** One item: what it is, in how many things it stands, what the site has removed of it, and what can be done with it. */
export function VaultTile({ item, onAskUses }: VaultTileProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const name = useItemName(item);
  const { useCount: count } = item;
  return (
    <TileRoot>
      <ItemThumbnail item={item} />
      <TileHead>
        <UserLine as={Text} weight="medium" clamp={1} title={name} text={name} />
        <Suspense fallback={null}>
          <ItemMenu item={item} name={name} onAskUses={onAskUses} />
        </Suspense>
      </TileHead>
      <ItemFacts item={item} />
      {count === 0 ? (
        <Text as="span" size="caption" tone="faint">
          {t('vault.unused')}
        </Text>
      ) : (
        <UsesButton type="button" onClick={() => onAskUses(item)}>
          {t('vault.uses', { count, amount: format.number(count) })}
        </UsesButton>
      )}
      {item.isTakenDown && (
        <UsesButton type="button" onClick={() => onAskUses(item)}>
          {t('account.removed.object')}
        </UsesButton>
      )}
    </TileRoot>
  );
}

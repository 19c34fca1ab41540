import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import Music from 'lucide-react/icons/music';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, Picture, Text, Time, useFormat, type LucideIcon } from '@barg/ui-kit';
import { failureOf } from '../file-failure.ts';
import { ThumbnailRoot, ThumbnailNote, SoundThumbnail, TypeMark } from './item-thumbnail.styles.ts';

const ICONS: Record<VaultItem['type'], LucideIcon> = { photo: ImageIcon, video: Clapperboard, audio: Music };

/** An item's thumbnail with its type, its progress while it is processed, and whether the site has removed it. */
export function ItemThumbnail({ item }: { item: VaultItem }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { type, file } = item;
  const length = file.durationMs === null ? null : format.duration(file.durationMs);
  return (
    <ThumbnailRoot>
      {type === 'audio' ? (
        <SoundThumbnail>
          <Icon icon={Music} size={32} />
        </SoundThumbnail>
      ) : (
        <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt="" ratio={1} sizes="200px" />
      )}
      <TypeMark>
        <Icon icon={ICONS[type]} size={14} label={t(`vault.types.${type}`)} />
        {length && <bdi>{length}</bdi>}
      </TypeMark>
      {(item.isTakenDown || file.status !== 'ready') && (
        <ThumbnailNote>
          <Text size="caption" tone="inherit">
            {item.isTakenDown && t('account.removed.title')}
            {!item.isTakenDown &&
              (file.status === 'failed' ? t(`videos.failures.${failureOf(item.errorCode)}`) : t('vault.preparing'))}
          </Text>
        </ThumbnailNote>
      )}
    </ThumbnailRoot>
  );
}

/** How large an item is and when it came. */
export function ItemFacts({ item }: { item: VaultItem }) {
  const format = useFormat();
  return (
    <Text as="span" size="caption" tone="faint">
      <bdi>{format.bytes(item.size)}</bdi> · <Time value={item.createdAt} />
    </Text>
  );
}

/** What an item is called; some came without a name. */
export const useItemName = (item: VaultItem): string => {
  const { t } = useTranslation('creator-studio');
  return item.name || t(`vault.types.${item.type}`);
};

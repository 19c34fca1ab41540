import Vault from 'lucide-react/icons/vault';
import type { VaultItem, VaultRemoval, VaultUse } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, ButtonLink, EmptyState, ErrorState, ListRow, Skeleton, Stack, Text, useFormat } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { PlainList } from '../../../shared/item-list.styles.ts';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { RemovedWork } from '../../../shared/removed-work.tsx';
import { useVaultUsesQuery } from '../api/vault-items.ts';

const pathOf = ({ type, _id }: VaultUse): string =>
  ({
    feed: paths.editPost(_id),
    draft: paths.draft(_id),
    gallery: paths.editGallery(_id),
    video: paths.editVideo(_id),
    product: paths.editProduct(_id),
    profile: paths.accountSection('pictures'),
    message: sitePaths.conversation(_id),
    welcome: paths.inbox,
    campaign: paths.campaign(_id),
    stream: sitePaths.stream(_id),
  })[type];

interface UsesDialogProps {
  item: VaultItem;
  onClose: () => void;
}

/** In what an item stands, each with the way there, and in what it stood until the site removed that. */
export default function UsesDialog({ item, onClose }: UsesDialogProps) {
  const { t } = useTranslation('creator-studio');
  const { currentData: uses, error, refetch } = useVaultUsesQuery(item._id);
  const removed = uses?.removed ?? [];
  return (
    <Dialog isOpen title={t('vault.whereUsed')} onClose={onClose}>
      {error && !uses && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !uses && <Skeleton height="120px" radius="control" />}
      {uses && (
        <Stack gap={5}>
          {uses.total === 0 && removed.length === 0 && <EmptyState icon={Vault} title={t('vault.unused')} />}
          {uses.total > 0 && <UseList uses={uses.data} total={uses.total} />}
          {removed.length > 0 && <RemovalList removed={removed} />}
        </Stack>
      )}
    </Dialog>
  );
}

function UseList({ uses, total }: { uses: readonly VaultUse[]; total: number }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const rest = total - uses.length;
  return (
    <Stack gap={3}>
      <Text tone="muted">{t('vault.keptByUses')}</Text>
      <PlainList>
        {uses.map((use) => (
          <li key={`${use.type} ${use._id}`}>
            <ListRow
              to={pathOf(use)}
              title={use.title || t('vault.untitled')}
              end={<Badge variant="status">{t(`vault.places.${use.type}`)}</Badge>}
            />
          </li>
        ))}
      </PlainList>
      {rest > 0 && <Text tone="faint">{t('vault.more', { count: rest, amount: format.number(rest) })}</Text>}
    </Stack>
  );
}

/** What the site has removed, and why; the member's own page of removals takes objections. */
function RemovalList({ removed }: { removed: readonly VaultRemoval[] }) {
  const { t } = useTranslation('creator-studio');
  return (
    <Stack as="section" gap={3} aria-label={t('account.removed.title')}>
      <Text weight="medium">{t('account.removed.title')}</Text>
      <PlainList>
        {removed.map((work) => (
          <li key={work._id}>
            <RemovedWork {...work} />
          </li>
        ))}
      </PlainList>
      <ButtonLink to={sitePaths.removals}>{t('account.removed.object')}</ButtonLink>
    </Stack>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Stack, Text } from '@barg/ui-kit';
import { paths, sitePaths } from './paths.ts';
import type { ClosedWallet } from './use-closed-wallet.ts';

interface ClosedWalletNoteProps {
  closedBy: NonNullable<ClosedWallet['closedBy']>;
  /** The link was pressed: a dialog closes, which may lie on the very page that it leads to. */
  onLeave?: () => void;
}

/**
 * Why nothing can be paid from a wallet that a dispute has closed, with the way out: whom to write to after a lost
 * dispute, and the payments, of which one is disputed, while it is open. Stands in place of whatever would pay.
 */
export function ClosedWalletNote({ closedBy, onLeave }: ClosedWalletNoteProps) {
  const { t } = useTranslation('commerce');
  const isLost = closedBy === 'lost-dispute';
  return (
    <Stack gap={3} align="start" role="status">
      <Text as="p" tone="danger">
        {t(`wallet.closed.${closedBy}`)}
      </Text>
      <ButtonLink variant="primary" to={isLost ? sitePaths.contact : paths.payments} onClick={onLeave}>
        {t(isLost ? 'wallet.closed.contact' : 'wallet.payments')}
      </ButtonLink>
    </Stack>
  );
}

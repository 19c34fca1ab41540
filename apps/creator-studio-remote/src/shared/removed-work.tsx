import type { Removal, VaultRemoval } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, UserLine } from '@barg/ui-kit';

/** What the site has removed, in a list of such: its kind and title, and why. */
export function RemovedWork({ type, title, reason }: Pick<VaultRemoval | Removal, 'type' | 'title' | 'reason'>) {
  const { t } = useTranslation('creator-studio');
  return (
    <>
      <Text>
        {t(`account.removed.types.${type}`)} <UserLine as="bdi" text={title} />
      </Text>
      <Text as="div" tone="muted">
        {t('account.removed.reason')} {t(`account.removed.reasons.${reason}`)}
      </Text>
    </>
  );
}

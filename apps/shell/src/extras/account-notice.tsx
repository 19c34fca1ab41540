import { useTranslation } from '@barg/runtime/i18n';
import { useIsAccountDelayed } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { Notice } from './extras.styles.ts';

/** Says that the account is still asked for: what needs it waits until then, and nobody is taken for a guest. */
export function AccountNotice() {
  const { t } = useTranslation('shell');
  const isDelayed = useIsAccountDelayed();
  return (
    <div role="status">
      {isDelayed && (
        <Notice>
          <Text>{t('errors.accountDelayed')}</Text>
        </Notice>
      )}
    </div>
  );
}

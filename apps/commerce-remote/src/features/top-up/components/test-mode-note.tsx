import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { TestModeBadge } from '@barg/ui-kit';
import { TestNote } from './top-up-form.styles.ts';

const TEST_CARD = '4242 4242 4242 4242';

/** Says that no real money moves, and with which card to try it. */
export function TestModeNote() {
  const { t } = useTranslation('commerce');
  if (!useSetting('isTestMode')) return null;
  return (
    <TestNote>
      <TestModeBadge />
      <span>{t('topUp.testHint')}</span>
      <bdi dir="ltr">{TEST_CARD}</bdi>
    </TestNote>
  );
}

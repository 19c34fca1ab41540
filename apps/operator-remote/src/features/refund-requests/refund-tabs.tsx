import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { SectionTabs } from '../../shared/section-tabs.tsx';

/** What fans ask to have back, and what buyers say is wrong with what was sent. */
export function RefundTabs() {
  const { t } = useTranslation('operator');
  const tabs = [
    { to: `${OPERATOR_PATH}/refunds`, label: t('refunds.tabs.requests'), end: true },
    { to: `${OPERATOR_PATH}/refunds/orders`, label: t('refunds.tabs.orders') },
  ];
  return <SectionTabs label={t('sections.refunds')} tabs={tabs} />;
}

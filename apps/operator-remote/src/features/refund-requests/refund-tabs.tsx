import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { SectionTabs } from '../../shared/section-tabs.tsx';

/** The tabs of the refunds section. */
export function RefundTabs() {
  const { t } = useTranslation('operator');
  const tabs = [
    { to: `${OPERATOR_PATH}/refunds`, label: t('refunds.tabs.requests'), end: true },
    { to: `${OPERATOR_PATH}/refunds/orders`, label: t('refunds.tabs.orders') },
  ];
  return <SectionTabs label={t('sections.refunds')} tabs={tabs} />;
}

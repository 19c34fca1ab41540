import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { SectionTabs } from '../../shared/section-tabs.tsx';

/** The tabs of the payments section. */
export function PaymentTabs() {
  const { t } = useTranslation('operator');
  const tabs = [
    { to: `${OPERATOR_PATH}/payments`, label: t('payments.tabs.all'), end: true },
    { to: `${OPERATOR_PATH}/payments/waiting`, label: t('payments.tabs.waiting') },
    { to: `${OPERATOR_PATH}/payments/coins`, label: t('payments.tabs.coins') },
    { to: `${OPERATOR_PATH}/payments/events`, label: t('payments.tabs.events') },
  ];
  return <SectionTabs label={t('sections.payments')} tabs={tabs} />;
}

import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { TabsNav, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Apart from what stands below, which is not part of the tabs. */
const Tabs = styled.div`
  margin-block-end: ${space[4]};
`;

/** All payments, what waits for an operator among them, and what gateways told. */
export function PaymentTabs() {
  const { t } = useTranslation('operator');
  const tabs = [
    { to: `${OPERATOR_PATH}/payments`, label: t('payments.tabs.all'), end: true },
    { to: `${OPERATOR_PATH}/payments/waiting`, label: t('payments.tabs.waiting') },
    { to: `${OPERATOR_PATH}/payments/events`, label: t('payments.tabs.events') },
  ];
  return (
    <Tabs>
      <TabsNav label={t('sections.payments')} tabs={tabs} />
    </Tabs>
  );
}

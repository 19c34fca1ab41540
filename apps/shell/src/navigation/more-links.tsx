import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, Icon, ListRow, media } from '@barg/ui-kit';
import { useMoreItems } from './use-nav-items.ts';

/** From a tablet on, the side navigation holds everything. */
const PhonesOnly = styled.nav`
  ${media.tablet} {
    display: none;
  }
`;

/** The pages that the bottom bar has no room for, so that a phone reaches them too. */
export function MoreLinks() {
  const { t } = useTranslation('shell');
  const items = useMoreItems();
  if (items.length === 0) return null;
  return (
    <PhonesOnly aria-label={t('account.more')}>
      <Card as="div" padding="none">
        {items.map(({ id, to, label, icon }) => (
          <ListRow key={id} to={to} start={<Icon icon={icon} />} title={label} />
        ))}
      </Card>
    </PhonesOnly>
  );
}

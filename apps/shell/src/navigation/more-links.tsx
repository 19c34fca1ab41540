import { useTranslation } from '@barg/runtime/i18n';
import { Card, Icon, ListRow } from '@barg/ui-kit';
import { PhonesOnly } from './phones-only.ts';
import { useMoreItems } from './use-nav-items.ts';

/** The pages that the bottom bar has no room for, so that a phone reaches them too. */
export function MoreLinks() {
  const { t } = useTranslation('shell');
  const items = useMoreItems();
  if (items.length === 0) return null;
  return (
    <PhonesOnly as="nav" aria-label={t('account.more')}>
      <Card as="div" padding="none">
        {items.map(({ id, to, label, icon }) => (
          <ListRow key={id} to={to} start={<Icon icon={icon} />} title={label} />
        ))}
      </Card>
    </PhonesOnly>
  );
}

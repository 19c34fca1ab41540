import ChevronRight from 'lucide-react/icons/chevron-right';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, Icon, ListRow } from '@barg/ui-kit';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { accountSections } from '../sections.ts';

const arrow = <Icon icon={ChevronRight} isMirrored size={18} />;

/** The sections of the account; password, two-step verification and sessions are the same for all accounts. */
export function SectionList({ openId }: { openId: string }) {
  const { t } = useTranslation('creator-studio');
  return (
    <nav aria-label={t('account.sectionsLabel')}>
      <Card as="div" padding="none">
        {accountSections.map(({ id, icon }) => (
          <ListRow
            key={id}
            to={paths.accountSection(id)}
            start={<Icon icon={icon} />}
            title={t(`account.sections.${id}`)}
            end={arrow}
            isSelected={id === openId}
          />
        ))}
        <ListRow
          to={sitePaths.security}
          start={<Icon icon={ShieldCheck} />}
          title={t('account.sections.security')}
          end={arrow}
        />
      </Card>
    </nav>
  );
}

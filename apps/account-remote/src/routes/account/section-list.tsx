import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import { ACCOUNT_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { signOut, Slot } from '@barg/session';
import { Button, Card, Icon, ListRow, Stack } from '@barg/ui-kit';
import type { AccountSection } from './sections.ts';

interface SectionListProps {
  sections: readonly AccountSection[];
  /** Absent when the list is shown alone. */
  openId: string | null;
}

/** The sections of the account, more links on phones, and the logout button. */
export function SectionList({ sections, openId }: SectionListProps) {
  const { t } = useTranslation('account');
  return (
    <Stack>
      <nav aria-label={t('sections.label')}>
        <Card as="div" padding="none">
          {sections.map(({ id, icon }) => (
            <ListRow
              key={id}
              to={`${ACCOUNT_PATH}/${id}`}
              start={<Icon icon={icon} />}
              title={t(`sections.${id}`)}
              end={<Icon icon={ChevronRight} isMirrored size={18} />}
              isSelected={id === openId}
            />
          ))}
        </Card>
      </nav>
      <Slot name="account.more" props={{}} />
      <Button variant="secondary" icon={LogOut} onClick={() => void signOut()}>
        {t('shell:auth.logout')}
      </Button>
    </Stack>
  );
}

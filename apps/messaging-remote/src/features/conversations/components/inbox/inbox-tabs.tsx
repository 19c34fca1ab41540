import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Chip } from '@barg/ui-kit';
import { tabsOf, type ConversationTab } from '../../state/listing.ts';
import { TabsRow } from './inbox.styles.ts';

interface InboxTabsProps {
  chosen: ConversationTab;
  onChoose: (list: ConversationTab) => void;
}

/** What the lists of conversations are called. */
export function useTabNames(): Record<ConversationTab, string> {
  const { t } = useTranslation('messaging');
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  return {
    all: t('inbox.all'),
    unread: t('inbox.unread'),
    requests: t('inbox.requests'),
    subscribers: isPerformer ? t('inbox.subscribers') : t('inbox.subscriptions'),
    'top-spenders': t('inbox.topSpenders'),
    muted: t('inbox.muted'),
    archived: t('inbox.archived'),
  };
}

/** The lists of conversations. Performers have subscribers; fans have those whom they subscribe to. */
export function InboxTabs({ chosen, onChoose }: InboxTabsProps) {
  const { t } = useTranslation('messaging');
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const names = useTabNames();
  return (
    <TabsRow role="group" aria-label={t('inbox.show')}>
      {tabsOf(isPerformer).map((list) => (
        <Chip key={list} isSelected={list === chosen} onClick={() => onChoose(list)}>
          {names[list]}
        </Chip>
      ))}
    </TabsRow>
  );
}

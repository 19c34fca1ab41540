import { useTranslation } from '@barg/runtime/i18n';
import { useSearchParams } from '@barg/runtime/router';
import { ChipLink, Inline } from '@barg/ui-kit';
import type { NotificationFilter } from '../api/list-notifications.ts';

const GENERAL = ['all', 'unread'] as const;
/** Each category of the API has its chip: what is in none could be found in the list of everything alone. */
const CATEGORIES = ['money', 'people', 'content', 'account'] as const;
const FILTERS: readonly NotificationFilter[] = [...GENERAL, ...CATEGORIES];
const PARAMETER = 'filter';

/** The filter in the page's address; what is not known is all. */
export function useNotificationFilter(): NotificationFilter {
  const [parameters] = useSearchParams();
  return FILTERS.find((filter) => filter === parameters.get(PARAMETER)) ?? 'all';
}

/** Which of the notices are shown; each has its own address. */
export function NotificationFilters() {
  const { t } = useTranslation('messaging');
  const current = useNotificationFilter();
  return (
    <Inline as="nav" wrap="wrap" gap={2} aria-label={t('notifications.filters.label')}>
      {FILTERS.map((filter) => (
        <ChipLink
          key={filter}
          to={filter === 'all' ? '?' : `?${PARAMETER}=${filter}`}
          replace
          isSelected={filter === current}
        >
          {t(`notifications.filters.${filter}`)}
        </ChipLink>
      ))}
    </Inline>
  );
}

import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ButtonLink, Icon, Stack } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { Notice, NoticeBody, NoticeTitle } from '../../../shared/notice.styles.ts';
import { RemovedWork } from '../../../shared/removed-work.tsx';
import { useLatestRemovalsQuery } from '../api/removals.ts';

const SHOWN = 3;

/** Lists what operators removed of one's own items, why, and how to object; renders nothing while there is none. */
export function RemovedWorks() {
  const { t } = useTranslation('creator-studio');
  const { data } = useAskedAgain(useLatestRemovalsQuery(SHOWN));
  const removed = data?.data.filter(({ state }) => state === 'removed') ?? [];
  if (removed.length === 0) return null;
  return (
    <Notice as="section" $tone="danger" aria-label={t('account.removed.title')}>
      <Icon icon={ShieldAlert} />
      <NoticeBody>
        <NoticeTitle>{t('account.removed.title')}</NoticeTitle>
        <Stack as="ul" gap={2}>
          {removed.map((work) => (
            <li key={work._id}>
              <RemovedWork {...work} />
            </li>
          ))}
        </Stack>
        <ButtonLink to={sitePaths.removals}>{t('account.removed.object')}</ButtonLink>
      </NoticeBody>
    </Notice>
  );
}

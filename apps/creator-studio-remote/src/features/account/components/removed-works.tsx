import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ButtonLink, Icon, Stack, Text, UserLine } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { useLatestRemovalsQuery } from '../api/removals.ts';
import { Notice, NoticeBody, NoticeTitle } from '../../../shared/notice.styles.ts';

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
          {removed.map(({ _id, type, title, reason }) => (
            <li key={_id}>
              <Text>
                {t(`account.removed.types.${type}`)} <UserLine as="bdi" text={title} />
              </Text>
              <Text as="div" tone="muted">
                {t('account.removed.reason')} {t(`account.removed.reasons.${reason}`)}
              </Text>
            </li>
          ))}
        </Stack>
        <ButtonLink to={sitePaths.removals}>{t('account.removed.object')}</ButtonLink>
      </NoticeBody>
    </Notice>
  );
}

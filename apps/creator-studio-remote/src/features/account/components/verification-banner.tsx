import Hourglass from 'lucide-react/icons/hourglass';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ButtonLink, Icon, Text } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useOwnPerformerQuery } from '../api/own-performer.ts';
import { Notice, NoticeBody, NoticeTitle } from '../../../shared/notice.styles.ts';

/** Above the studio until she is verified: what is missing, and the next step. */
export function VerificationBanner() {
  const { t } = useTranslation('creator-studio');
  const { data } = useAskedAgain(useOwnPerformerQuery(undefined));
  const status = data?.verification.status;
  if (!status || status === 'verified') return null;
  const isWaiting = status === 'pending';
  return (
    <Notice as="section" $tone={isWaiting ? 'brand' : 'danger'} aria-label={t('account.banner.label')}>
      <Icon icon={isWaiting ? Hourglass : ShieldAlert} />
      <NoticeBody>
        <NoticeTitle>{t(`account.verification.${status}.title`)}</NoticeTitle>
        <Text tone="muted">{t(`account.banner.${status}`)}</Text>
        <ButtonLink variant={isWaiting ? 'secondary' : 'primary'} to={paths.accountSection('verification')}>
          {t(`account.banner.action.${status}`)}
        </ButtonLink>
      </NoticeBody>
    </Notice>
  );
}

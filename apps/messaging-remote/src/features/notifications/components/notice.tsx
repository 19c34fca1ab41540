import type { Notification } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Avatar, Icon, Time, VisuallyHidden } from '@barg/ui-kit';
import { isolate } from '../../../shared/isolate.ts';
import { NoticeFace, NoticeLink, NoticeRow, NoticeSign, NoticeTexts } from './notification-list.styles.ts';
import { lookOf } from './notification-look.ts';

/** Who it was, with the sign of what happened. */
function Face({ notice: { actor, kind } }: { notice: Notification }) {
  const { icon, tone } = lookOf(kind);
  const sign = (
    <NoticeSign $tone={tone} $isAlone={actor === null}>
      <Icon icon={icon} size={actor ? 14 : 22} />
    </NoticeSign>
  );
  if (!actor) return sign;
  return (
    <NoticeFace>
      <Avatar name={actor.name} url={actor.avatarUrl} size="lg" />
      {sign}
    </NoticeFace>
  );
}

function NoticeContent({ notice }: { notice: Notification }) {
  const { t } = useTranslation('messaging');
  const { kind, actor, amount, isRead, createdAt } = notice;
  const name = isolate(actor?.name ?? t('notifications.someone'));
  const sentence = t([`notifications.kinds.${kind}`, 'notifications.kinds.other'], { name });
  return (
    <>
      <Face notice={notice} />
      <NoticeTexts>
        <span>
          {!isRead && <VisuallyHidden>{t('notifications.new')} </VisuallyHidden>}
          {sentence}
        </span>
        <Time value={createdAt} />
      </NoticeTexts>
      {amount !== null && amount > 0 && <Amount value={amount} />}
    </>
  );
}

/** One notice; a click leads to what it tells of. */
export function Notice({ notice }: { notice: Notification }) {
  const content = <NoticeContent notice={notice} />;
  return (
    <li>
      {notice.link ? (
        <NoticeLink to={notice.link} $isUnread={!notice.isRead}>
          {content}
        </NoticeLink>
      ) : (
        <NoticeRow $isUnread={!notice.isRead}>{content}</NoticeRow>
      )}
    </li>
  );
}

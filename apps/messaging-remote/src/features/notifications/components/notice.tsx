import type { Notification } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { Amount, Avatar, Icon, Time, VisuallyHidden } from '@barg/ui-kit';
import { markGroupRead } from '../api/read-notifications.ts';
import { useNoticeSentence } from '../hooks/use-notice-sentence.ts';
import {
  NoticeAvatarPlace,
  NoticeLink,
  NoticeRow,
  NoticeSentence,
  NoticeSign,
  NoticeTexts,
  UnreadDot,
} from './notification-list.styles.ts';
import { lookOf } from './notification-look.ts';

/** The avatar of the last actor, with the icon of the kind. */
function NoticeAvatar({ notice: { actor, kind } }: { notice: Notification }) {
  const { icon, tone } = lookOf(kind);
  const sign = (
    <NoticeSign $tone={tone} $isAlone={actor === null}>
      <Icon icon={icon} size={actor ? 14 : 22} />
    </NoticeSign>
  );
  if (!actor) return sign;
  return (
    <NoticeAvatarPlace>
      <Avatar name={actor.name} url={actor.avatarUrl} size="lg" />
      {sign}
    </NoticeAvatarPlace>
  );
}

function NoticeContent({ notice }: { notice: Notification }) {
  const { t } = useTranslation('messaging');
  const { amount, isRead, createdAt } = notice;
  const sentence = useNoticeSentence(notice);
  return (
    <>
      <NoticeAvatar notice={notice} />
      <NoticeTexts>
        <NoticeSentence $isUnread={!isRead}>
          {!isRead && <VisuallyHidden>{t('notifications.isUnread')}: </VisuallyHidden>}
          {sentence}
        </NoticeSentence>
        <Time value={createdAt} />
      </NoticeTexts>
      {amount !== null && amount > 0 && <Amount value={amount} />}
      <UnreadDot $isUnread={!isRead} aria-hidden />
    </>
  );
}

/** A notice about one or several actors; a click opens its target and marks it as read. */
export function Notice({ notice }: { notice: Notification }) {
  const dispatch = useAppDispatch();
  const content = <NoticeContent notice={notice} />;
  const handleOpen = () => {
    if (!notice.isRead) void dispatch(markGroupRead(notice));
  };
  return (
    <li>
      {notice.link ? (
        <NoticeLink
          to={notice.link}
          onClick={handleOpen}
          // The middle button opens a tab; the secondary one a menu, which reads nothing.
          onAuxClick={({ button }) => button === 1 && handleOpen()}
          $isUnread={!notice.isRead}
        >
          {content}
        </NoticeLink>
      ) : (
        <NoticeRow $isUnread={!notice.isRead}>{content}</NoticeRow>
      )}
    </li>
  );
}

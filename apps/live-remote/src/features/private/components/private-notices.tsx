import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, IconButton, Inline, Text, useFormat } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useClosedNotices } from '../hooks/use-closed-notices.ts';
import { usePrivateNews } from '../hooks/use-private-news.ts';
import { useSettledAsks } from '../hooks/use-settled-asks.ts';
import { NoticeCard } from './private-notices.styles.ts';
import { otherOf } from './private-status.ts';

/** What a card says; one that was closed is told again once there is more to say. */
const newsOf = ({ status, fan }: PrivateStream, myId: string | undefined): 'asked' | 'accepted' | 'goesOn' => {
  if (status === 'requested') return 'asked';
  // Who accepts knows it.
  return status === 'running' || fan._id !== myId ? 'goesOn' : 'accepted';
};

/** Cards on every page: that somebody asks for a private stream, that one was accepted, and that one goes on. */
export function PrivateNotices() {
  const myId = useCurrentUser()?._id;
  const { requests, active } = usePrivateNews();
  const { closed, close } = useClosedNotices();
  useSettledAsks();
  const keyOf = (session: PrivateStream): string => `${session._id}:${newsOf(session, myId)}`;
  /** What goes on is paid by the minute: a page that is loaded anew leads back to it, whatever was closed before. */
  const [passedOver, setPassedOver] = useState<readonly string[]>([]);
  const handleClose = (session: PrivateStream): void =>
    newsOf(session, myId) === 'goesOn' ? setPassedOver([...passedOver, session._id]) : close([keyOf(session)]);
  const stillOpen = (session: PrivateStream): boolean =>
    newsOf(session, myId) === 'goesOn' ? !passedOver.includes(session._id) : !closed.includes(keyOf(session));
  const waiting = requests.filter(stillOpen);
  // What stands there from the start is announced when it gets words.
  return (
    <div role="status">
      {waiting.length > 0 && <Requests waiting={waiting} onClose={() => close(waiting.map(keyOf))} />}
      {active.filter(stillOpen).map((session) => (
        <Active key={session._id} session={session} onClose={() => handleClose(session)} />
      ))}
    </div>
  );
}

interface RequestsProps {
  waiting: readonly PrivateStream[];
  onClose: () => void;
}

/** One card for all requests, as long as one of them can be answered. */
function Requests({ waiting, onClose }: RequestsProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const now = useNow();
  const [first, ...others] = waiting.filter(({ answerBy }) => Date.parse(answerBy) > now);
  if (!first) return null;
  if (others.length === 0) {
    return (
      <Notice
        words={t('private.notice.asked', { name: first.fan.name })}
        to={paths.privateStream(first._id)}
        label={t('private.notice.see')}
        onClose={onClose}
      />
    );
  }
  const count = others.length + 1;
  return (
    <Notice
      words={t('private.notice.askedBy', { count, amount: format.number(count) })}
      to={paths.private}
      label={t('private.notice.seeAll')}
      onClose={onClose}
    />
  );
}

/** A private stream that this tab does not take part in, with the way in. */
function Active({ session, onClose }: { session: PrivateStream; onClose: () => void }) {
  const { t } = useTranslation('live');
  const myId = useCurrentUser()?._id;
  const words = newsOf(session, myId) === 'accepted' ? 'private.notice.accepted' : 'private.notice.goesOn';
  return (
    <Notice
      words={t(words, { name: otherOf(session, myId).name })}
      to={paths.privateStream(session._id)}
      label={t('private.enter')}
      staysOnceFollowed
      onClose={onClose}
    />
  );
}

interface NoticeProps {
  words: string;
  to: string;
  label: string;
  /** Who follows the link has seen it; what is entered may have to be entered again. */
  staysOnceFollowed?: boolean;
  onClose: () => void;
}

function Notice({ words, to, label, staysOnceFollowed = false, onClose }: NoticeProps) {
  const { t } = useTranslation('ui');
  return (
    <NoticeCard>
      <Text>{words}</Text>
      <Inline justify="space-between">
        <ButtonLink variant="primary" to={to} onClick={staysOnceFollowed ? undefined : onClose}>
          {label}
        </ButtonLink>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </Inline>
    </NoticeCard>
  );
}

import X from 'lucide-react/icons/x';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, IconButton, Inline, Text, useFormat } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useClosedNotices } from '../hooks/use-closed-notices.ts';
import { usePrivateNews } from '../hooks/use-private-news.ts';
import { NoticeCard } from './private-notices.styles.ts';

/** One that was closed as a request is told again once it is accepted. */
const keyOf = ({ _id, status }: PrivateStream): string => `${_id}:${status === 'requested' ? 'asked' : 'accepted'}`;

/** Cards on every page: that somebody asks for a private stream, and that one was accepted. */
export function PrivateNotices() {
  const { requests, accepted } = usePrivateNews();
  const { closed, close } = useClosedNotices();
  const stillOpen = (session: PrivateStream): boolean => !closed.includes(keyOf(session));
  const waiting = requests.filter(stillOpen);
  // What stands there from the start is announced when it gets words.
  return (
    <div role="status">
      {waiting.length > 0 && <Requests waiting={waiting} close={close} />}
      {accepted.filter(stillOpen).map((session) => (
        <Accepted key={session._id} session={session} close={close} />
      ))}
    </div>
  );
}

interface RequestsProps {
  waiting: readonly PrivateStream[];
  close: (keys: readonly string[]) => void;
}

/** One card for all requests, as long as one of them can be answered. */
function Requests({ waiting, close }: RequestsProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const now = useNow();
  const [first, ...others] = waiting.filter(({ answerBy }) => Date.parse(answerBy) > now);
  if (!first) return null;
  const handleClose = () => close(waiting.map(keyOf));
  if (others.length === 0) {
    return (
      <Notice
        words={t('private.notice.asked', { name: first.fan.name })}
        to={paths.privateStream(first._id)}
        label={t('private.notice.see')}
        onClose={handleClose}
      />
    );
  }
  const count = others.length + 1;
  return (
    <Notice
      words={t('private.requests', { count, amount: format.number(count) })}
      to={paths.private}
      label={t('private.notice.seeAll')}
      onClose={handleClose}
    />
  );
}

function Accepted({ session, close }: { session: PrivateStream; close: RequestsProps['close'] }) {
  const { t } = useTranslation('live');
  return (
    <Notice
      words={t('private.notice.accepted', { name: session.performer.name })}
      to={paths.privateStream(session._id)}
      label={t('private.enter')}
      onClose={() => close([keyOf(session)])}
    />
  );
}

interface NoticeProps {
  words: string;
  to: string;
  label: string;
  onClose: () => void;
}

function Notice({ words, to, label, onClose }: NoticeProps) {
  const { t } = useTranslation('ui');
  return (
    <NoticeCard>
      <Text>{words}</Text>
      <Inline justify="space-between">
        {/* Who went there has seen it. */}
        <ButtonLink variant="primary" to={to} onClick={onClose}>
          {label}
        </ButtonLink>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </Inline>
    </NoticeCard>
  );
}

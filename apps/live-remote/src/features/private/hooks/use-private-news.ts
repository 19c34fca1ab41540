import { useEffect, useEffectEvent } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation, useNavigate } from '@barg/runtime/router';
import { liveSlice, useAppSelector, useCurrentUser } from '@barg/session';
import { useAskedAgain, useLineUp } from '@barg/session/line';
import { on } from '@barg/session/realtime';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { usePrivateStreamsQuery } from '../api/private-streams.ts';
import { isActive, usePrivateWords } from '../components/private-status.ts';

/** How a request ends that did not become a private stream, other than by the fan himself. */
const REFUSALS: ReadonlySet<PrivateStream['endReason']> = new Set<PrivateStream['endReason']>([
  'declined',
  'expired',
  'not-covered',
  'not-connected',
]);

/** The list, or the page of the private stream itself. */
const isShownAt = (pathname: string, { _id }: PrivateStream): boolean =>
  pathname === paths.private || pathname === paths.privateStream(_id);

/** What is told on pages that do not show it: requests that wait for her, what was accepted for him, and what goes on. */
export function usePrivateNews() {
  const myId = useCurrentUser()?._id;
  const { pathname } = useLocation();
  const takesPart = useAppSelector(liveSlice.selectors.selectKeepsWindow);
  const {
    data: open = [],
    isUninitialized,
    refetch,
  } = useAskedAgain(usePrivateStreamsQuery('open', { skip: myId === undefined }));
  // What came, or was answered, while the line was down was told to nobody here.
  useLineUp(() => {
    if (!isUninitialized) void refetch();
  });
  useRefusalToast(myId, pathname, takesPart);
  const elsewhere = open.filter((session) => !isShownAt(pathname, session));
  return {
    /** The live page has their number in its own words. */
    requests: elsewhere.filter(
      ({ status, performer }) => status === 'requested' && performer._id === myId && pathname !== paths.live,
    ),
    /** In none of them this tab takes part: it was never there, or was loaded anew. */
    active: takesPart ? [] : elsewhere.filter(isActive),
  };
}

/** A fan hears on any page that nothing came of the request. */
function useRefusalToast(myId: string | undefined, pathname: string, takesPart: boolean): void {
  const { t } = useTranslation('live');
  const toast = useToast();
  const navigate = useNavigate();
  const { statusOf } = usePrivateWords();
  const handleChange = useEffectEvent((session: PrivateStream) => {
    const isRefusal = session.status === 'ended' && REFUSALS.has(session.endReason);
    if (!isRefusal || session.fan._id !== myId || takesPart || isShownAt(pathname, session)) return;
    toast(t('private.over', { name: session.performer.name, how: statusOf(session) }), {
      action: {
        label: t('private.notice.show'),
        onClick: () => void navigate(paths.privateStream(session._id)),
      },
    });
  });
  useEffect(() => {
    const following = on('private-stream.changed').subscribe(({ data }) => handleChange(data.session));
    return () => following.unsubscribe();
  }, []);
}

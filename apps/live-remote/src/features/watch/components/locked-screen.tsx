import { useEffect } from 'react';
import Lock from 'lucide-react/icons/lock';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch, useIntent, useIsGuest, useLoginLink } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { on } from '@barg/session/realtime';
import { Button, ButtonLink, Icon, Inline, usePrice } from '@barg/ui-kit';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import { StreamBackdrop } from '../../../shared/layout/stream-backdrop.tsx';
import { paths } from '../../../shared/paths.ts';
import { performerRef } from '../../../shared/performer-ref.ts';
import { useStreamPerformerQuery } from '../api/stream-performer.ts';
import { streamOpened, useFollowForStreamMutation } from '../api/unlock-stream.ts';
import { CoverMark, CoverText, PlayerCover } from './player.styles.ts';

/** In the video's place: whom the stream is for, or its film, and what opens it, to be done here. */
export function LockedScreen({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const { audience = 'public', performer, status } = stream;
  const name = performer.name;
  return (
    <>
      <StreamBackdrop stream={stream} />
      {stream.status === 'live' && <ScreenBadges viewers={stream.viewers} startedAt={stream.startedAt} />}
      <PlayerCover>
        <CoverMark>
          <Icon icon={Lock} size={32} />
        </CoverMark>
        <CoverText>
          {status === 'ended' ? t(`locked.film.${audience}`, { name }) : t(`locked.${audience}`, { name })}
        </CoverText>
        <Opening stream={stream} />
      </PlayerCover>
    </>
  );
}

/** The button that opens a locked stream: sign-in, subscription or ticket. */
function Opening({ stream }: { stream: StreamSummary }) {
  const isGuest = useIsGuest();
  if (stream.audience === 'ticketed')
    return stream.status === 'ended' ? <NoTickets /> : <TicketButton stream={stream} />;
  if (stream.audience === 'subscribers') return <SubscribeButton stream={stream} />;
  return isGuest ? <FollowAfterLogin performer={stream.performer} /> : <FollowButton stream={stream} />;
}

/** Tickets were sold for the live stream: none is left to be bought. */
function NoTickets() {
  const { t } = useTranslation('live');
  return (
    <Inline justify="center">
      <ButtonLink to={paths.live}>{t('watch.others')}</ButtonLink>
    </Inline>
  );
}

/** It is she who is to be followed: the login does so, and the stream is open after it. */
function FollowAfterLogin({ performer: { _id: performerId, name } }: Pick<StreamSummary, 'performer'>) {
  const { t } = useTranslation('live');
  const toLogin = useLoginLink({ kind: 'follow', performerId, name });
  return (
    <ButtonLink variant="primary" {...toLogin}>
      {t('locked.followAndSignIn')}
    </ButtonLink>
  );
}

function FollowButton({ stream: { _id: streamId, performer } }: { stream: StreamSummary }) {
  const { t } = useTranslation(['live', 'shell']);
  const [follow, { isLoading, error }] = useFollowForStreamMutation();
  return (
    <>
      <Button
        variant="primary"
        isLoading={isLoading}
        onClick={() => void follow({ performerId: performer._id, streamId })}
      >
        {t('live:locked.follow')}
      </Button>
      {error && <CoverText role="alert">{error.message || t('shell:errors.default')}</CoverText>}
    </>
  );
}

function SubscribeButton({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const dispatch = useAppDispatch();
  const { data: profile } = useAskedAgain(useStreamPerformerQuery(stream.performer._id));
  const { ask, isAvailable } = useIntent('commerce.subscribe');
  // Also in another window, or where a subscription goes on again.
  useEffect(() => {
    const following = on('account.changed').subscribe(({ data }) => {
      if (data.area === 'subscriptions') dispatch(streamOpened(stream._id));
    });
    return () => following.unsubscribe();
  }, [dispatch, stream._id]);
  const handleClick = async () => {
    if (await ask({ performer: performerRef(stream, profile) })) dispatch(streamOpened(stream._id));
  };
  return (
    <Button variant="primary" disabled={!isAvailable} onClick={() => void handleClick()}>
      {t('locked.subscribe')}
    </Button>
  );
}

/** Buys a ticket, in another remote's dialog. */
export function TicketButton({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const inTokens = usePrice();
  const dispatch = useAppDispatch();
  const { ask, isAvailable } = useIntent('commerce.ticket');
  const { _id, title, price = 0 } = stream;
  const handleClick = async () => {
    // Also where it was not bought: the price may be another one by now.
    await ask({ stream: { _id, title, price }, performer: performerRef(stream, undefined) });
    dispatch(streamOpened(_id));
  };
  return (
    <Button variant="primary" disabled={!isAvailable} onClick={() => void handleClick()}>
      {t('locked.ticket', { tokens: inTokens(price) })}
    </Button>
  );
}

import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Maximize2 from 'lucide-react/icons/maximize-2';
import SquareStop from 'lucide-react/icons/square-stop';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation, useNavigate } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import { on } from '@barg/session/realtime';
import { IconButton, IconLink, useFormat, useToast } from '@barg/ui-kit';
import {
  WindowControls,
  WindowNote,
  WindowOver,
  WindowPicture,
  WindowRoot,
} from '../../../shared/layout/small-window.styles.ts';
import { useWindowPlace } from '../../../shared/layout/use-window-place.ts';
import { paths } from '../../../shared/paths.ts';
import { SignOutQuestion } from '../../../shared/sign-out-question.tsx';
import { useObservable } from '../../../shared/use-observable.ts';
import { useEndPrivateMutation } from '../api/private-streams.ts';
import { useFollowedStream } from '../hooks/use-followed-stream.ts';
import { useTurnedAway } from '../hooks/use-turned-away.ts';
import { privateCall, type PrivateCall } from '../session/private-call.ts';
import { EndPrivate } from './end-private.tsx';
import { OwnButtons } from './own-buttons.tsx';
import { CameraGone, OtherVideo, OwnVideo } from './private-screen.tsx';
import { isActive, otherOf, usePrivateWords } from './private-status.ts';
import { OnPicture, ScreenTop } from './private.styles.ts';
import { useOffWords } from './use-off-words.ts';

/** A small window with the private stream that goes on, on other pages, and the question before a logout. */
export function PrivateWindow() {
  const call = useObservable(privateCall);
  return call && <Kept call={call} />;
}

function Kept({ call }: { call: PrivateCall }) {
  const { t } = useTranslation('live');
  const { pathname } = useLocation();
  const { data: session, refetch } = useFollowedStream(call.id);
  const [end, { isLoading }] = useEndPrivateMutation();
  const isOnPage = pathname === paths.privateStream(call.id);
  useEndToast(call.id, session, isOnPage);
  useTurnedAway(call, refetch);
  if (!session || !isActive(session)) return null;
  return (
    <>
      {!isOnPage && <SmallWindow call={call} session={session} />}
      <SignOutQuestion
        title={t('private.endTitle')}
        text={t('private.endText')}
        confirmLabel={t('broadcast.signOut')}
        isBusy={isLoading}
        end={() => end(call.id)}
      />
    </>
  );
}

/** Who looks at another page is told that it is over, and how: by the event, or where that was missed by the answer. */
function useEndToast(id: string, session: PrivateStream | undefined, isOnPage: boolean): void {
  const { t } = useTranslation('live');
  const toast = useToast();
  const navigate = useNavigate();
  const myId = useCurrentUser()?._id;
  const { statusOf } = usePrivateWords();
  const isTold = useRef(false);
  const told = useEffectEvent((now: PrivateStream) => {
    if (now.status !== 'ended' || isTold.current) return;
    isTold.current = true;
    privateCall.leave();
    if (isOnPage) return;
    toast(t('private.over', { name: otherOf(now, myId).name, how: statusOf(now) }), {
      action: { label: t('private.notice.show'), onClick: () => void navigate(paths.privateStream(id)) },
    });
  });
  useEffect(() => {
    if (session) told(session);
  }, [session]);
  useEffect(() => {
    const following = on('private-stream.changed').subscribe(({ data }) => {
      if (data.session._id === id) told(data.session);
    });
    return () => following.unsubscribe();
  }, [id]);
}

function SmallWindow({ call: { own, other }, session }: { call: PrivateCall; session: PrivateStream }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const { place, move } = useWindowPlace();
  const myId = useCurrentUser()?._id;
  const { name } = otherOf(session, myId);
  const off = useOffWords(session, myId === session.performer._id);
  const turnedOff = [off.other, off.own, off.notCounted].filter(Boolean).join(' ');
  const page = paths.privateStream(session._id);
  return (
    <WindowRoot $place={place} aria-label={t('private.with', { name })}>
      <WindowPicture>
        {other ? <OtherVideo source={other} name={name} buttonSize="sm" /> : own && <OwnVideo source={own} />}
        <WindowOver to={page} aria-label={t('private.windowBack')}>
          {own && <CameraGone source={own} />}
          {turnedOff !== '' && (
            <ScreenTop role="status">
              <OnPicture>{turnedOff}</OnPicture>
            </ScreenTop>
          )}
          <WindowNote role="timer" aria-label={t('private.measured')}>
            <bdi>{format.duration(session.measuredSeconds * 1000)}</bdi>
          </WindowNote>
        </WindowOver>
      </WindowPicture>
      <WindowControls>
        <IconLink icon={Maximize2} to={page} label={t('private.windowBack')} />
        {own && <OwnButtons source={own} />}
        <IconButton icon={ArrowUpDown} label={t('window.move')} onClick={move} />
        <EndPrivate
          session={session}
          renderButton={(ask) => <IconButton icon={SquareStop} tone="live" label={t('private.end')} onClick={ask} />}
        />
      </WindowControls>
    </WindowRoot>
  );
}

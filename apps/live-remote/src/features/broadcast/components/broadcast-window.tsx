import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Maximize2 from 'lucide-react/icons/maximize-2';
import SquareStop from 'lucide-react/icons/square-stop';
import type { OwnStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { IconButton, IconLink } from '@barg/ui-kit';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import { WindowControls, WindowNote, WindowRoot, WindowScreen } from '../../../shared/layout/small-window.styles.ts';
import { useWindowPlace } from '../../../shared/layout/use-window-place.ts';
import { paths } from '../../../shared/paths.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import { useRunningStream } from '../hooks/use-running-stream.ts';
import { useBroadcastEndToast } from '../hooks/use-broadcast-end-toast.ts';
import type { BroadcastView } from '../session/broadcast-session.ts';
import { broadcast } from '../session/broadcast.ts';
import { Preview } from './camera-screen.tsx';
import { EndButton } from './end-button.tsx';
import { MuteButtons } from './mute-buttons.tsx';
import { BroadcastSignOut } from './sign-out-question.tsx';

type OnAir = Extract<BroadcastView, { status: 'on-air' }>;

/** A small window with the running broadcast on other pages, and the question before a logout. */
export function BroadcastWindow() {
  const onAir = useObservable(broadcast);
  const { pathname } = useLocation();
  const { data: stream } = useRunningStream({ skip: onAir.status === 'off' && !broadcast.isMine() });
  const isOnPage = pathname === paths.broadcast;
  useBroadcastEndToast(onAir, { isOnPage });
  if (onAir.status !== 'on-air') return null;
  return (
    <>
      {!isOnPage && stream && <SmallWindow stream={stream} onAir={onAir} />}
      <BroadcastSignOut streamId={onAir.streamId} />
    </>
  );
}

function SmallWindow({ stream, onAir }: { stream: OwnStream; onAir: OnAir }) {
  const { t } = useTranslation('live');
  const camera = useObservable(broadcast.source);
  const { place, move } = useWindowPlace();
  return (
    <WindowRoot $place={place} aria-label={t('window.label')}>
      <WindowScreen to={paths.broadcast} aria-label={t('window.back')}>
        {camera.status === 'open' && <Preview view={camera} />}
        <ScreenBadges isSmall viewers={stream.viewers} startedAt={stream.startedAt} />
        <LineNote onAir={onAir} />
      </WindowScreen>
      <WindowControls>
        <IconLink icon={Maximize2} to={paths.broadcast} label={t('window.back')} />
        <MuteButtons camera={camera} />
        <IconButton icon={ArrowUpDown} label={t('window.move')} onClick={move} />
        <EndButton
          streamId={stream._id}
          renderButton={(ask) => <IconButton icon={SquareStop} tone="live" label={t('broadcast.end')} onClick={ask} />}
        />
      </WindowControls>
    </WindowRoot>
  );
}

/** A note while the video is not being sent. */
function LineNote({ onAir: { publication } }: { onAir: OnAir }) {
  const { t } = useTranslation('live');
  const line = publication?.status ?? 'noCamera';
  if (line === 'connected') return null;
  return <WindowNote role="status">{t(`broadcast.line.${line}`)}</WindowNote>;
}

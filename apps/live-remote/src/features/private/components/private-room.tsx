import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { liveSlice, useAppDispatch } from '@barg/session';
import { ErrorState } from '@barg/ui-kit';
import { StageInfo, StageScreen } from '../../../shared/layout/stage.styles.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import type { OwnSideSource } from '../session/own-side.ts';
import { privateCall } from '../session/private-call.ts';
import { PrivateBar } from './private-bar.tsx';
import { OtherVideo, OwnVideo } from './private-screen.tsx';

const { windowKept } = liveSlice.actions;

interface RoomProps {
  session: PrivateStream;
  isHers: boolean;
  /** The page's, which stands below the picture as on other streams. */
  heading: ReactNode;
}

/** Picture and controls of a private stream that was accepted. It goes on in a small window when the page is left. */
export function PrivateRoom({ session, isHers, heading }: RoomProps) {
  const { _id: id, hasCamera, status } = session;
  const dispatch = useAppDispatch();
  const enter = useEffectEvent(() =>
    // Fans' pages load no window but for this.
    privateCall.enter({ ...session, isHers }, (isKept) => void dispatch(windowKept(isKept))),
  );
  useEffect(() => enter(), [id, hasCamera, isHers, dispatch]);
  // An answer tells it as well, where the event was missed.
  useEffect(() => privateCall.sent({ _id: id, status }), [id, status]);
  const call = useObservable(privateCall);
  const { own, other } = call?.id === id ? call : { own: null, other: null };
  const failure = own && <CameraFailure source={own} />;
  return (
    <>
      <StageScreen $kind="watch">
        {other && <OtherVideo source={other} name={(isHers ? session.fan : session.performer).name} />}
        {own && <OwnVideo source={own} isSmall={other !== null} />}
        {!other && failure}
      </StageScreen>
      <StageInfo>
        {/* The other one's picture would cover it. */}
        {other && failure}
        {heading}
        <PrivateBar session={session} own={own} />
      </StageInfo>
    </>
  );
}

function CameraFailure({ source }: { source: OwnSideSource }) {
  const { t } = useTranslation('live');
  const { failure } = useObservable(source);
  if (!failure) return null;
  return (
    <ErrorState
      title={t(`camera.${failure}.title`)}
      message={t(`camera.${failure}.help`)}
      onRetry={() => source.reopen()}
    />
  );
}

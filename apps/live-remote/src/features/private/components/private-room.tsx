import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { liveSlice, useAppDispatch } from '@barg/session';
import { Button, EmptyState, ErrorState } from '@barg/ui-kit';
import { FailureNote } from '../../../shared/layout/screen-note.styles.ts';
import { StageInfo, StageScreen } from '../../../shared/layout/stage.styles.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import type { OwnSideSource } from '../session/own-side.ts';
import { privateCall } from '../session/private-call.ts';
import { PrivateBar } from './private-bar.tsx';
import { OtherVideo, OwnVideo } from './private-screen.tsx';
import { useOffWords } from './use-off-words.ts';

const { windowKept } = liveSlice.actions;

interface RoomProps {
  session: PrivateStream;
  isHers: boolean;
  /** The page's, which stands below the picture as on other streams. */
  heading: ReactNode;
}

/** Picture and controls of a private stream that was accepted. It goes on in a small window when the page is left. */
export function PrivateRoom({ session, isHers, heading }: RoomProps) {
  const { _id: id, hasCamera } = session;
  const dispatch = useAppDispatch();
  // Fans' pages load no window but for this.
  const keepWindow = (isKept: boolean) => void dispatch(windowKept(isKept));
  const enter = useEffectEvent(() => privateCall.enter({ ...session, isHers }, keepWindow));
  useEffect(() => enter(), [id, hasCamera, isHers, dispatch]);
  const call = useObservable(privateCall);
  const isElsewhere = useObservable(privateCall.moved) === id;
  const { own, other } = call?.id === id ? call : { own: null, other: null };
  const off = useOffWords(session, isHers);
  const failure = own && <CameraFailure source={own} />;
  return (
    <>
      <StageScreen $kind="watch">
        {other && (
          <OtherVideo
            source={other}
            name={(isHers ? session.fan : session.performer).name}
            off={off.isBlack ? off.other : null}
          />
        )}
        {own && <OwnVideo source={own} isSmall={other !== null} />}
        {!other && failure}
        {isElsewhere && <Elsewhere onTakeOver={() => privateCall.takeOver({ ...session, isHers }, keepWindow)} />}
      </StageScreen>
      <StageInfo>
        {/* The other one's picture would cover it. */}
        {other && failure}
        {heading}
        <PrivateBar session={session} own={own} isHers={isHers} />
      </StageInfo>
    </>
  );
}

/** Instead of the picture: it is sent from another tab or device, which goes on until this one takes over. */
function Elsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const { t } = useTranslation('live');
  const takeOver = (
    <Button variant="primary" onClick={onTakeOver}>
      {t('private.elsewhere.takeOver')}
    </Button>
  );
  return (
    <FailureNote role="status">
      <EmptyState icon={MonitorSmartphone} title={t('private.elsewhere.title')} action={takeOver}>
        {t('private.elsewhere.help')}
      </EmptyState>
    </FailureNote>
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

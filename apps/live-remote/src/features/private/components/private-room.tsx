import type { ReactNode } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState } from '@barg/ui-kit';
import { StageInfo, StageScreen } from '../../../shared/layout/stage.styles.ts';
import { useOwnSide } from '../hooks/use-own-side.ts';
import { PrivateBar } from './private-bar.tsx';
import { OtherVideo, OwnVideo } from './private-screen.tsx';

interface RoomProps {
  session: PrivateStream;
  isHers: boolean;
  /** The page's, which stands below the picture as on other streams. */
  heading: ReactNode;
}

/** Picture and controls of a private stream that was accepted. */
export function PrivateRoom({ session, isHers, heading }: RoomProps) {
  return isHers || session.hasCamera ? (
    <SendingRoom session={session} isHers={isHers} heading={heading} />
  ) : (
    <>
      <StageScreen $kind="watch">
        <OtherVideo session={session} name={session.performer.name} />
      </StageScreen>
      <StageInfo>
        {heading}
        <PrivateBar session={session} own={null} />
      </StageInfo>
    </>
  );
}

function SendingRoom({ session, isHers, heading }: RoomProps) {
  const { t } = useTranslation('live');
  const { camera, failure, muted, setMuted } = useOwnSide(session._id);
  const seesOther = !isHers || session.hasCamera;
  return (
    <>
      <StageScreen $kind="watch">
        {seesOther && <OtherVideo session={session} name={(isHers ? session.fan : session.performer).name} />}
        {camera && <OwnVideo stream={camera.stream} isSmall={seesOther} />}
        {failure && <ErrorState title={t(`camera.${failure}.title`)} message={t(`camera.${failure}.help`)} />}
      </StageScreen>
      <StageInfo>
        {heading}
        <PrivateBar session={session} own={{ isOpen: camera !== null, muted, setMuted }} />
      </StageInfo>
    </>
  );
}

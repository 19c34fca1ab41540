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
}

/** Picture and controls of a private stream that was accepted. */
export function PrivateRoom({ session, isHers }: RoomProps) {
  return isHers || session.hasCamera ? (
    <SendingRoom session={session} isHers={isHers} />
  ) : (
    <>
      <StageScreen $kind="watch">
        <OtherVideo session={session} name={session.performer.name} />
      </StageScreen>
      <StageInfo>
        <PrivateBar session={session} own={null} />
      </StageInfo>
    </>
  );
}

function SendingRoom({ session, isHers }: RoomProps) {
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
        <PrivateBar session={session} own={{ isOpen: camera !== null, muted, setMuted }} />
      </StageInfo>
    </>
  );
}

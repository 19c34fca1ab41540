import { readToken } from '@barg/session';
import {
  type Camera,
  CameraError,
  type CameraErrorCode,
  type DeviceKind,
  onDemand,
  openCamera,
  publish,
  type LiveStatus,
  type Watchable,
} from '../../../shared/webrtc/index.ts';

export interface OwnSide {
  camera: Camera | null;
  /** Why there is none. */
  failure: CameraErrorCode | null;
  line: LiveStatus;
  muted: Record<DeviceKind, boolean>;
}

export interface OwnSideSource extends Watchable<OwnSide> {
  setMuted(kind: DeviceKind, isMuted: boolean): void;
}

const initial: OwnSide = {
  ...{ camera: null, failure: null, line: 'connecting' },
  muted: { audio: false, video: false },
};

/** Opens camera and microphone and sends them to a WHIP address, while there are subscribers. */
export const sendOwnSide = (url: string): OwnSideSource => {
  let camera: Camera | null = null;
  let show = (_change: Partial<OwnSide>): void => undefined;
  const source = onDemand(initial, (set) => {
    let [isOver, view] = [false, initial];
    let stop = (): void => undefined;
    show = (change) => set((view = { ...view, ...change }));
    const begin = async (): Promise<void> => {
      const opened = await openCamera({ audio: true, video: true });
      if (isOver) return opened.stop();
      camera = opened;
      const publication = publish(url, opened.stream, { token: readToken() ?? undefined });
      const following = publication.state.subscribe(({ status }) => show({ line: status }));
      stop = () => {
        following.unsubscribe();
        void publication.stop();
      };
      show({ camera: opened });
    };
    begin().catch((error: unknown) => show({ failure: error instanceof CameraError ? error.code : 'unknown' }));
    return () => {
      isOver = true;
      stop();
      camera?.stop();
      camera = null;
    };
  });
  return {
    ...source,
    setMuted: (kind: DeviceKind, isMuted: boolean) => {
      camera?.setMuted(kind, isMuted);
      show({ muted: { ...source.getValue().muted, [kind]: isMuted } });
    },
  };
};

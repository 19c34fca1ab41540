import { useMemo } from 'react';
import { readToken } from '@barg/session';
import { useObservable } from '../../../shared/use-observable.ts';
import {
  type Camera,
  CameraError,
  type CameraErrorCode,
  type DeviceKind,
  onDemand,
  openCamera,
  publish,
  type LiveStatus,
} from '../../../shared/webrtc/index.ts';

interface OwnSide {
  camera: Camera | null;
  /** Why there is none. */
  failure: CameraErrorCode | null;
  line: LiveStatus;
  muted: Record<DeviceKind, boolean>;
}

const initial: OwnSide = {
  ...{ camera: null, failure: null, line: 'connecting' },
  muted: { audio: false, video: false },
};

/** Opens camera and microphone and sends them, while there are subscribers. */
const send = (url: string) => {
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

/** The caller's own camera, sent while it is shown. */
export const useOwnSide = (id: string) => {
  const source = useMemo(() => send(`/api/private-streams/${id}/whip`), [id]);
  return { ...useObservable(source), setMuted: source.setMuted };
};

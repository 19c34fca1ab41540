import { useMemo } from 'react';
import type { OwnStream } from '@barg/api-client/models';
import { readToken } from '@barg/session';
import { useObservable } from '../../../shared/use-observable.ts';
import type { Camera, Observable } from '../../../shared/webrtc/index.ts';
import { publishCamera, type PublicationView } from '../media/publish-camera.ts';

const nothing: Observable<PublicationView | null> = { get: () => null, subscribe: () => () => undefined };

/** Sends the camera into the running stream; nothing while one of the two is missing. */
export function usePublisher(stream: OwnStream | null, camera: Camera | null) {
  const whipUrl = stream?.whipUrl;
  const publisher = useMemo(
    () => (whipUrl && camera ? publishCamera(whipUrl, camera.stream, readToken()) : null),
    [whipUrl, camera],
  );
  const view = useObservable<PublicationView | null>(publisher ?? nothing);
  return { view, replaceTrack: publisher?.replaceTrack };
}

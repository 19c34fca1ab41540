import { useSyncExternalStore } from 'react';
import type { Observable } from './webrtc/index.ts';

/** What an observable holds now; watched while the component is there. */
export const useObservable = <T>({ subscribe, get }: Observable<T>): T => useSyncExternalStore(subscribe, get, get);

import type { AppStore } from '../store/store.ts';
import { storeHere } from './page-here.ts';

/** The store of the browser's page for older remotes, under the name that they import. Ours use `useAppStore`. */
export const store = new Proxy({} as AppStore, { get: (_target, name) => Reflect.get(storeHere(), name) as unknown });

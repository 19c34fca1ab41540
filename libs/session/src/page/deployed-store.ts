import type { AppStore } from '../store/store.ts';
import { storeHere } from './page-here.ts';

/** The store of this browser's page under the name by which remotes know it that were deployed before. Ours use `useAppStore`. */
export const store = new Proxy({} as AppStore, { get: (_target, name) => Reflect.get(storeHere(), name) as unknown });

import type { SessionEnvironment } from '../environment.ts';
import { createStore, type AppStore } from '../store/store.ts';

/** The session's state of one page: a browser has one, a server one for each request. */
export interface PageSession {
  store: AppStore;
  host: SessionEnvironment;
}

export const createPageSession = (host: SessionEnvironment): PageSession => ({ store: createStore(), host });

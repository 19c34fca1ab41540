import type { SessionEnvironment } from '../environment.ts';
import { createStore, type AppStore } from '../store/store.ts';

/** What the session has of one page: a browser makes it once, a server for each request. */
export interface PageSession {
  store: AppStore;
  host: SessionEnvironment;
}

export const createPageSession = (host: SessionEnvironment): PageSession => ({ store: createStore(), host });

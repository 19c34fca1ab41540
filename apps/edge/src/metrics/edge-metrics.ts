import type { DrawingOutcome } from '../drawing/page-drawing.ts';
import type { RendererEvent, RenderersState } from '../drawing/renderers.ts';

/** What of a web tier answers a request. */
export type AnswerKind = 'page' | 'registry' | 'shell-file' | 'remote-file' | 'deployment' | 'metrics' | 'none';

/** How a question to the API ended: the class of its status, or without an answer. */
export type ApiOutcome = '2xx' | '4xx' | '5xx' | 'away';

/** The connections to an API in other processes. */
export interface ApiConnections {
  used: number;
  idle: number;
  /** Questions that wait for one. */
  waiting: number;
}

/** What is read at the moment somebody looks. */
export interface WatchedEdge {
  /** What visitors get who are in no canary. */
  served: () => Promise<ReadonlyArray<{ remote: string; version: string }>>;
  /** Null where the API is in this process. */
  connections: (() => ApiConnections) | null;
  /** Null where nothing is drawn. */
  renderers: () => RenderersState | null;
}

/**
 * What a web tier observes of itself. Labels are words of the code and versions of releases, never what a visitor sends,
 * so that the number of series is bounded.
 */
export interface EdgeMetrics {
  answered(answer: { kind: AnswerKind; status: number; seconds: number }): void;
  apiAsked(question: { outcome: ApiOutcome; seconds: number }): void;
  /** A guest's page that could be drawn here. */
  drawn(this: void, drawing: { remote: string; outcome: DrawingOutcome; seconds: number }): void;
  rendererChanged(this: void, event: RendererEvent): void;
  contentType: string;
  /** All of it, in the text format of Prometheus. */
  toText(): Promise<string>;
}

/** The metrics, and the token that opens them. */
export interface OpenMetrics {
  metrics: EdgeMetrics;
  token: string;
}

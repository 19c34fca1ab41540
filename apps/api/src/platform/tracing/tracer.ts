export type Attributes = Readonly<Record<string, string | number>>;

/**
 * What a span is of: something asked of this process by a request or a socket's event, something it asks of the database or
 * of another process, work done later, an event that it tells to sockets, or such an event of another process.
 */
export type SpanKind = 'request' | 'event' | 'statement' | 'question' | 'job' | 'publication' | 'delivery';

/** A span as it travels to another process: W3C's headers of traces. */
export type Carrier = Readonly<Record<string, string>>;

/** One step of a trace. Attributes are words of the code and ids, never what somebody wrote, who he is or a secret. */
export interface Span {
  /** Runs work whose own spans are children of this one. */
  within<T>(work: () => T): T;
  /** @param failure a code where it failed; messages may hold what people wrote */
  end(told?: { attributes?: Attributes; failure?: string | undefined }): void;
}

/** Writes traces of what this process does, and sends them away in the background. */
export interface Tracer {
  /** Whether work runs within a span. */
  isWithin(): boolean;
  /** Begins a child of the span that it is called within, or of another process' one, or a trace of its own. */
  begin(kind: SpanKind, name: string, attributes?: Attributes, cause?: Carrier): Span;
  /** The span that it is called within, for another process; null when there is none. */
  carry(): Carrier | null;
  /** Sends what is left, as long as that takes no more than moments. */
  close(): Promise<void>;
}

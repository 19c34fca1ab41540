import { DEFAULT_LOCALE, messagesLocaleOf } from '@barg/contract';
import { fieldSentence, type FaultFacts } from './field-sentences.ts';
import { fillIn } from './fill-in.ts';
import { waitInWords } from './wait-in-words.ts';
import type { MessageLocale, LocalizedMessage } from './localized-message.ts';

/** Which field is at fault, and why; `path` is dotted, `code` is stable. */
export interface FieldFault {
  path: string;
  code: string;
  /** For the codes that `field-sentences.ts` has words for, those are told instead, in the caller's language. */
  message: string;
  /** The bound that was broken, for clients that count with it: bytes of a file. */
  maximum?: number;
}

export interface RaisedFault extends FieldFault {
  /** For the sentence; they are not sent. */
  facts?: FaultFacts;
}

export interface ErrorDefinition {
  /** Stable and dotted, for example `wallet.insufficient_balance`. */
  code: string;
  status: number;
  /**
   * A sentence in every complete locale; `{{name}}` is replaced by the parameter of that name, numbers in its digits, and
   * `{{wait}}` by when to come back.
   */
  messages: LocalizedMessage;
  /** The one field at fault: the answer's details name it, with the same sentence. */
  field?: string;
}

export interface ErrorOptions {
  params?: Record<string, string | number>;
  details?: readonly RaisedFault[];
  cause?: unknown;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
}

/** Seconds; for a refusal that does not know when it will be over. */
const USUAL_WAIT = 60;

/** An error that may be told to the caller: it has a code, a status and a sentence in the caller's language. */
export class AppError extends Error {
  readonly definition: ErrorDefinition;
  readonly params: Record<string, string | number>;
  readonly details: readonly RaisedFault[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(definition: ErrorDefinition, options: ErrorOptions = {}) {
    super(definition.code, { cause: options.cause });
    this.name = 'AppError';
    this.definition = definition;
    this.params = options.params ?? {};
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get code(): string {
    return this.definition.code;
  }

  get status(): number {
    return this.definition.status;
  }

  /** The sentence for a culture, with its parameters filled in. */
  messageFor(culture: string = DEFAULT_LOCALE): string {
    const template = this.definition.messages[messagesLocaleOf(culture) as MessageLocale];
    const wait = waitInWords(this.retryAfter ?? USUAL_WAIT, culture);
    return fillIn(template, { wait, ...this.params }, culture);
  }

  /** The fields at fault, for the caller; undefined when the error is not about fields. */
  detailsFor(culture?: string): readonly FieldFault[] | undefined {
    const { code, field } = this.definition;
    if (!this.details) return field ? [{ path: field, code, message: this.messageFor(culture) }] : undefined;
    return this.details.map(({ facts, ...fault }) => ({
      ...fault,
      message: fieldSentence(fault.code, facts, culture) ?? fault.message,
    }));
  }
}

const definitions = new Map<string, ErrorDefinition>();

/** What a code says in a language, for what is told long after it was raised; null for a code that nothing raises any more. */
export const sentenceOf = (code: string, culture?: string): string | null => {
  const definition = definitions.get(code);
  return definition ? new AppError(definition).messageFor(culture) : null;
};

/** Every error that the loaded modules can raise, for the sweeping tests. */
export const definedErrors = (): readonly ErrorDefinition[] => [...definitions.values()];

/**
 * Makes an error class for one code: `class InsufficientBalanceError extends defineError({...}) {}`.
 * Throws at start when a code is taken, so that a code always means one thing.
 */
export const defineError = (definition: ErrorDefinition) => {
  if (definitions.has(definition.code)) throw new Error(`error code ${definition.code} is defined twice`);
  definitions.set(definition.code, definition);
  return class extends AppError {
    static readonly definition = definition;
    constructor(options?: ErrorOptions) {
      super(definition, options);
      this.name = new.target.name;
    }
  };
};

import { DEFAULT_LOCALE } from '@barg/contract';
import { fieldSentence, type FaultFacts } from './field-sentences.ts';
import { fillIn } from './fill-in.ts';
import { sentenceIn } from './further-words.ts';
import { waitInWords } from './wait-in-words.ts';
import type { LocalizedMessage } from './localized-message.ts';

/** A refused field and why; `path` is dotted, `code` is stable. */
export interface FieldFault {
  path: string;
  code: string;
  /** Replaced by a sentence in the caller's language for the codes in `field-sentences.ts`. */
  message: string;
  /** The violated limit, for clients that need the number: bytes of a file. */
  maximum?: number;
}

export interface RaisedFault extends FieldFault {
  /** Parameters of the sentence; not sent. */
  facts?: FaultFacts;
}

export interface ErrorDefinition {
  /** Stable and dotted, for example `wallet.insufficient_balance`. */
  code: string;
  status: number;
  /**
   * A sentence in every complete locale; `{{name}}` is replaced by the parameter of that name, with numbers in the
   * locale's digits, and `{{wait}}` by the time to wait. `{{price:tokens}}` is an amount with its noun, `{{price:amount}}`
   * one without, `{{net:money}}` one of the parameter `currency`, `{{due:price}}` the last where that parameter is given,
   * otherwise one of tokens.
   */
  messages: LocalizedMessage;
  /** The refused field, if it is one: the answer's details name it, with the same sentence. */
  field?: string;
  /** Seconds after which callers may try again, where whoever throws it knows no better. */
  retryAfter?: number;
}

export interface ErrorOptions {
  params?: Record<string, string | number>;
  details?: readonly RaisedFault[];
  cause?: unknown;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
}

/** An error that is sent to the caller, with a code, a status and a sentence in the caller's language. */
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
    this.retryAfter = options.retryAfter ?? definition.retryAfter;
  }

  get code(): string {
    return this.definition.code;
  }

  get status(): number {
    return this.definition.status;
  }

  /** The sentence for a culture, with its parameters filled in. */
  messageFor(culture: string = DEFAULT_LOCALE): string {
    const template = sentenceIn(this.definition.messages, culture);
    const wait = this.retryAfter !== undefined && { wait: waitInWords(this.retryAfter, culture) };
    return fillIn(template, { ...wait, ...this.params }, culture);
  }

  /** The refused fields for the caller; undefined when the error is not about fields. */
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

/** The sentence of a code in a language, for codes that were stored; null for one that no longer exists. */
export const sentenceOf = (code: string, culture?: string): string | null => {
  const definition = definitions.get(code);
  return definition ? new AppError(definition).messageFor(culture) : null;
};

/** Every error that the loaded modules define, for tests. */
export const definedErrors = (): readonly ErrorDefinition[] => [...definitions.values()];

/**
 * Makes an error class for one code: `class InsufficientBalanceError extends defineError({...}) {}`. Throws at start
 * when the code is taken, so that codes are unique.
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

import type { MessageQuote } from '@barg/api-client/models';
import { createAction } from '@barg/runtime/store';

/** What is written, and what is asked for it in tokens: null for nothing. */
export interface Unsent {
  text: string;
  price: number | null;
}

/** A message as its sender has written it. */
export interface Sending extends Unsent {
  /** The idempotency key, the same for all attempts. */
  key: string;
  conversationId: string;
  /** The keys of its attachments. */
  attachments: string[];
  createdAt: string;
  /** Tokens that its sender has agreed to pay for writing it. */
  fee?: number;
  /** Its link is shown as a link alone. */
  withoutPreview?: boolean;
  /** What it answers. */
  replyTo?: MessageQuote;
}

/** A message that the server has not stored yet. */
export interface Outgoing extends Sending {
  /** `waiting`: there was no answer, and it is tried again by itself. */
  status: 'sending' | 'waiting' | 'failed';
  /** The server's error message, if there is one. */
  reason: string;
  /** Nobody can write here any more: one of both is blocked, or gone. */
  isClosed: boolean;
}

/** It is not wanted any more, here or in another window; the payload is the key of the message. */
export const sendingDiscarded = createAction<string>('messaging/composer/sendingDiscarded');

/** No answer came; the payload is the key of the message. */
export const sendingHeld = createAction<string>('messaging/composer/sendingHeld');

import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import type { Hers } from './performer-content.ts';
import type { Ask } from './ask.ts';

export interface Talk {
  conversationId: string | null;
  /** A message of hers. */
  messageId: string | null;
  /** A message of hers that costs something. */
  soldMessageId: string | null;
}

export interface World extends Hers, Talk {
  api: TestApi;
  her: TestAccount;
  viewer: TestAccount | null;
  as: TestApi['guest'];
  freeAddress: string | null;
  membersAddress: string | null;
  /** Asks as the viewer, from where the viewer is. */
  send: (method: Ask['method'], url: string, body?: object) => Promise<{ status: number; text: string }>;
}

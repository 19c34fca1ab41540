import type { DraftContent, FeedDraft } from '@barg/api-client/models';

export interface DraftAnswer {
  data?: FeedDraft;
  error?: { statusCode?: number; status?: number; code?: string; retryAfterMs?: number };
}

type Refusal = NonNullable<DraftAnswer['error']>;

/** Where drafts are kept: the server's calls, of which none throws. */
export interface DraftStore {
  /** `key` is the same at every attempt to make one draft, so that a lost answer makes no second one. */
  create(content: DraftContent, key: string): Promise<DraftAnswer>;
  update(change: { draftId: string; version: number; content: DraftContent }): Promise<DraftAnswer>;
  remove(draft: { draftId: string; version: number }): Promise<Pick<DraftAnswer, 'error'>>;
}

/** The server has said no: what was sent has not been done. */
export const isRefused = ({ statusCode = 0 }: Refusal): boolean => statusCode >= 400 && statusCode < 500;

/** The draft was changed by another tab or device. */
export const isChanged = ({ code }: Refusal): boolean => code === 'drafts.changed';

/** The same, or it is gone. */
export const isElsewhere = (refusal: Refusal): boolean => isChanged(refusal) || refusal.code === 'request.not_found';

/** The draft that was to be published is not there any more: another tab or device was quicker. */
export const isSpent = ({ code }: Refusal): boolean => code === 'drafts.gone';

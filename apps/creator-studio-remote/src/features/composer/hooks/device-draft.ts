import type { DraftContent } from '@barg/api-client/models';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';

/** What is kept of a post on the device alone, where the server refuses to keep it. */
export interface DeviceDraft {
  read(): DraftContent | null;
  keep(content: DraftContent): void;
  forget(): void;
}

const hasOwn = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

/** Another version of the page may have written it. */
const isContent = (value: unknown): value is DraftContent =>
  hasOwn(value, ['text', 'teaser', 'audience', 'price', 'poll', 'publish', 'expiry', 'fileIds']);

/** For a new post, one of its drafts, or the changes to a post. */
export const deviceDraft = (writtenId: string | null): DeviceDraft => {
  const place: DraftPlace = `feed-post:${writtenId ?? 'new'}`;
  return {
    read: () => {
      const kept = readDraft(place);
      return isContent(kept) ? kept : null;
    },
    keep: (content) => keepDraft(place, content),
    forget: () => forgetDraft(place),
  };
};

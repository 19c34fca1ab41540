import { z } from 'zod';
import { tabStore } from '@barg/runtime/browser-stores';

const KEY = 'barg.performer-registration';

const draftSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  craft: z.string(),
  country: z.string().nullable(),
  languages: z.array(z.string()),
  birthDate: z.string().nullable(),
});

/** The typed values, without the password, which is never stored. */
export type PerformerDraft = z.infer<typeof draftSchema>;

const emptyDraft: PerformerDraft = {
  name: '',
  username: '',
  email: '',
  craft: '',
  country: null,
  languages: [],
  birthDate: null,
};

/** The draft of this tab, or an empty one; an unreadable one is dropped. */
export const readDraft = (): PerformerDraft => {
  try {
    return draftSchema.parse(JSON.parse(tabStore.getItem(KEY) ?? ''));
  } catch {
    return emptyDraft;
  }
};

/** Stores the draft until the tab is closed. Without storage a reload begins anew. */
export const storeDraft = (draft: PerformerDraft): void => void tabStore.setItem(KEY, JSON.stringify(draft));

export const forgetDraft = (): void => tabStore.removeItem(KEY);

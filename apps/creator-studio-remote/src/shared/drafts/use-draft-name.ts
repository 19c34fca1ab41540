import type { FeedDraft } from '@barg/api-client/models';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';

/** What a draft is called: its first words, whichever those are. */
export const useDraftName = (): ((draft: FeedDraft) => string) => {
  const { t } = useTranslation('creator-studio');
  return ({ content: { text, teaser, poll } }) =>
    [text, teaser, poll?.question ?? ''].find((words) => !showsNothing(words)) ?? t('posts.untitled');
};

import type { MessageQuote } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';

/** The label of a message without text. */
const nameOf = ({ isPaid, type }: MessageQuote) => {
  if (isPaid) return 'paid.message';
  return type === 'text' || type === 'tip' ? 'quote.message' : (`files.${type}` as const);
};

/** The writer of a quote, and how its words begin; `name` is that of the other side. */
export function useQuote(quote: MessageQuote, name: string): { who: string; words: string; isSaid: boolean } {
  const { t } = useTranslation('messaging');
  const myId = useCurrentUser()?._id;
  const who = quote.senderId === myId ? t('quote.you') : name;
  if (quote.isDeleted) return { who, words: t('thread.deleted'), isSaid: false };
  const isSaid = quote.text !== '';
  return { who, words: isSaid ? quote.text : t(nameOf(quote)), isSaid };
}

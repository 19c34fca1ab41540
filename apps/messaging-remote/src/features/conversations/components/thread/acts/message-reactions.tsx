import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useCurrentUser } from '@barg/session';
import { useFormat, useToast } from '@barg/ui-kit';
import { useReactToMessageMutation } from '../../../api/react-to-message.ts';
import { ReactionChip, Reactions } from './acts.styles.ts';

/** Gives a message an emoji, or takes one's own back; a failure is said in a toast. */
export function useReact(message: Message) {
  const { t } = useTranslation('messaging');
  const toast = useToast();
  const myId = useCurrentUser()?._id;
  const [ask] = useReactToMessageMutation();
  const reactions = message.reactions ?? [];
  const mine = reactions.find(({ userIds }) => userIds.some((id) => id === myId))?.emoji ?? null;
  const toggle = async (emoji: string): Promise<boolean> => {
    const { error } = await ask({ message, emoji: emoji === mine ? null : emoji });
    if (error) toast(toQueryError(error).message || t('shell:errors.default'), { tone: 'danger' });
    return !error;
  };
  return { reactions, mine, toggle };
}

/** Who has given what: the first emoji given stands first. A press gives the same, or takes one's own back. */
export default function MessageReactions({ message }: { message: Message }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const { reactions, mine, toggle } = useReact(message);
  return (
    <Reactions role="group" aria-label={t('reactions.label')}>
      {reactions.map(({ emoji, userIds }) => (
        <ReactionChip
          key={emoji}
          type="button"
          aria-pressed={emoji === mine}
          aria-label={t('reactions.given', { emoji, count: userIds.length, amount: format.number(userIds.length) })}
          onClick={() => void toggle(emoji)}
        >
          <span aria-hidden>{emoji}</span>
          {userIds.length > 1 && <span aria-hidden>{format.number(userIds.length)}</span>}
        </ReactionChip>
      ))}
    </Reactions>
  );
}

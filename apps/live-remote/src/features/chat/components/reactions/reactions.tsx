import type { StreamReaction } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { customProperties } from '@barg/ui-kit';
import { useReactions } from '../../hooks/use-reactions.ts';
import { ReactionButton, ReactionRow, Rising, RisePlace } from './reactions.styles.ts';

const SIGNS: Record<StreamReaction, string> = { heart: '❤️', clap: '👏', laugh: '😂', wow: '😮', fire: '🔥' };
const KINDS: readonly StreamReaction[] = ['heart', 'clap', 'laugh', 'wow', 'fire'];

/** Gives the stream a sign without words; everybody's rise above the chat. Whoever hears the page hears the buttons. */
export function Reactions({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const { risen, give } = useReactions(streamId);
  return (
    <>
      <RisePlace aria-hidden>
        {risen.map(({ id, reaction, across, delay }) => (
          <Rising
            key={id}
            style={customProperties({ '--across': across, '--delay': `${delay}ms` })}
            data-reaction={reaction}
          >
            {SIGNS[reaction]}
          </Rising>
        ))}
      </RisePlace>
      <ReactionRow role="group" aria-label={t('reactions.label')}>
        {KINDS.map((reaction) => (
          <ReactionButton
            key={reaction}
            type="button"
            aria-label={t(`reactions.${reaction}`)}
            onClick={() => void give(reaction)}
          >
            {SIGNS[reaction]}
          </ReactionButton>
        ))}
      </ReactionRow>
    </>
  );
}

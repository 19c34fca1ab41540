import CircleCheck from 'lucide-react/icons/circle-check';
import type { Poll } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { customProperties, Icon, VisuallyHidden, useFormat, UserWords } from '@barg/ui-kit';
import { PollBar, PollResults, PollRow, PollRowHead, PollShare, PollTrack, PollWords } from './poll.styles.ts';

/** The distribution of the votes, and the visitor's own. No numbers until the server has answered a vote. */
export function PollResult({ poll }: { poll: Poll }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  return (
    <PollResults>
      {poll.options.map(({ _id, text, votes, share }) => {
        const isMine = _id === poll.myOptionId;
        return (
          <PollRow key={_id}>
            <PollRowHead>
              <PollWords $isMine={isMine}>
                <UserWords text={text} isLinked={false} />
              </PollWords>
              {isMine && (
                <>
                  <Icon icon={CircleCheck} size={18} />
                  <VisuallyHidden>{t('poll.mine')}</VisuallyHidden>
                </>
              )}
              {share !== null && <PollShare>{format.percent(share)}</PollShare>}
              {votes !== null && (
                <VisuallyHidden>{t('poll.votes', { count: votes, amount: format.number(votes) })}</VisuallyHidden>
              )}
            </PollRowHead>
            <PollTrack aria-hidden>
              <PollBar $isMine={isMine} style={customProperties({ '--share': `${(share ?? 0) * 100}%` })} />
            </PollTrack>
          </PollRow>
        );
      })}
    </PollResults>
  );
}

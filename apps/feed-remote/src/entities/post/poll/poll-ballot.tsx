import { useId, useState, type FormEvent } from 'react';
import type { Poll } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, UserWords } from '@barg/ui-kit';
import { PollBallotForm, PollChoice, PollChoices } from './poll.styles.ts';

interface PollBallotProps {
  poll: Poll;
  /** The id of the question's element. */
  questionId: string;
  onVote: (optionId: string) => void;
}

/** The options; the vote is sent by the button. */
export function PollBallot({ poll, questionId, onVote }: PollBallotProps) {
  const { t } = useTranslation('feed');
  const [chosen, setChosen] = useState<string | null>(null);
  const name = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onVote(chosen);
  };
  return (
    <PollBallotForm onSubmit={handleSubmit}>
      <PollChoices role="radiogroup" aria-labelledby={questionId}>
        {poll.options.map(({ _id, text }) => (
          <PollChoice key={_id}>
            <input type="radio" name={name} value={_id} checked={_id === chosen} onChange={() => setChosen(_id)} />
            <span>
              <UserWords text={text} isLinked={false} />
            </span>
          </PollChoice>
        ))}
      </PollChoices>
      <Button type="submit" variant="primary" disabled={!chosen}>
        {t('poll.vote')}
      </Button>
    </PollBallotForm>
  );
}

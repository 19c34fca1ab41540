import { useTranslation } from '@barg/runtime/i18n';
import { Coin, Dots, Progress, Text, UserWords, useFormat } from '@barg/ui-kit';
import type { StreamChat } from '../../api/chat-state.ts';
import { GoalBar, GoalHead, GoalSum, GoalTitle, StripRoot } from './tips-strip.styles.ts';

type Goal = NonNullable<StreamChat['goal']>;

/** What the performer asks for, with what came in, and who gave most. Takes no room where there is neither. */
export function TipsStrip({ goal, topTippers }: Pick<StreamChat, 'goal' | 'topTippers'>) {
  const { t } = useTranslation('live');
  if (!goal && topTippers.length === 0) return null;
  return (
    <StripRoot aria-label={t('tips.label')}>
      {goal && <GoalLine goal={goal} />}
      {topTippers.length > 0 && <TopTippers topTippers={topTippers} />}
    </StripRoot>
  );
}

function GoalLine({ goal }: { goal: Goal }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const { title, tokens, got, reachedAt } = goal;
  const sum = t('tips.sum', { got: format.tokens(got), tokens: format.tokens(tokens) });
  return (
    <>
      <GoalHead>
        <GoalTitle>
          <UserWords text={title} />
        </GoalTitle>
        <GoalSum>
          <Coin size={16} />
          <bdi>{sum}</bdi>
        </GoalSum>
      </GoalHead>
      <GoalBar $isReached={reachedAt !== null}>
        <Progress tone="accent" head="hidden" label={t('tips.progress')} value={got / tokens} />
      </GoalBar>
      {/* Stays, so that a change of it is announced. */}
      <div role="status">{reachedAt !== null && <Text size="caption">{t('tips.reached')}</Text>}</div>
    </>
  );
}

function TopTippers({ topTippers }: Pick<StreamChat, 'topTippers'>) {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (
    <Text size="caption" tone="muted">
      {t('tips.top')}{' '}
      <Dots>
        {topTippers.map(({ user, amount }) => (
          <span key={user._id}>
            <bdi>{user.username ?? user.name}</bdi> <bdi>{format.tokens(amount)}</bdi>
          </span>
        ))}
      </Dots>
    </Text>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Coin, Dots, Icon, IconButton, Progress, Text, UserLine, useFormat } from '@barg/ui-kit';
import type { StreamChat } from '../../api/chat-state.ts';
import {
  GoalBar,
  GoalHead,
  GoalReached,
  GoalSum,
  GoalTitle,
  GoalWords,
  OpenPlace,
  StripRoot,
  TopPlace,
  type StripLook,
} from './tips-strip.styles.ts';

type Goal = NonNullable<StreamChat['goal']>;

/**
 * What the performer asks for, with what came in, and who gave most. Takes no room where there is neither; on phones a
 * goal takes one line until it is opened.
 */
export function TipsStrip({ goal, topTippers }: Pick<StreamChat, 'goal' | 'topTippers'>) {
  const { t } = useTranslation('live');
  const [isOpen, setOpen] = useState(false);
  if (!goal && topTippers.length === 0) return null;
  const look: StripLook = goal && !isOpen ? 'line' : 'whole';
  return (
    <StripRoot aria-label={t('tips.label')} $look={look}>
      {goal && <GoalLine goal={goal} look={look} />}
      {topTippers.length > 0 && (
        <TopPlace $look={look}>
          <TopTippers topTippers={topTippers} />
        </TopPlace>
      )}
      {goal && (
        <OpenPlace>
          <IconButton
            icon={isOpen ? ChevronUp : ChevronDown}
            size="sm"
            label={t('tips.details')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </OpenPlace>
      )}
    </StripRoot>
  );
}

function GoalLine({ goal, look }: { goal: Goal; look: StripLook }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const { title, tokens, got, reachedAt } = goal;
  const isReached = reachedAt !== null;
  const sum = t('tips.sum', { got: format.tokens(got), tokens: format.tokens(tokens) });
  return (
    <GoalWords $look={look} $isReached={isReached}>
      <GoalHead>
        <UserLine as={GoalTitle} text={title} isLinked />
        <GoalSum>
          <Coin size={16} />
          <bdi>{sum}</bdi>
        </GoalSum>
      </GoalHead>
      <GoalBar $isReached={isReached}>
        <Progress tone="accent" head="hidden" label={t('tips.progress')} value={got / tokens} />
      </GoalBar>
      {/* Stays, so that a change of it is announced. */}
      <GoalReached role="status">
        {isReached && (
          <>
            <Icon icon={CircleCheck} size={16} />
            <Text size="caption">{t('tips.reached')}</Text>
          </>
        )}
      </GoalReached>
    </GoalWords>
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

import { useTranslation } from '@barg/runtime/i18n';
import { Dots, lazyPart, Text, useFormat } from '@barg/ui-kit';
import { ASIDE } from '../../../shared/layout/aside.ts';
import type { StreamChat } from '../api/chat-state.ts';
import { HeadRow, HeadRules } from './chat-head.styles.ts';

const OrderButton = lazyPart(async () => ({ default: (await import('./order/order-button.tsx')).OrderButton }), ASIDE);
const RulesButton = lazyPart(async () => ({ default: (await import('./rules/rules-button.tsx')).RulesButton }), ASIDE);
const GoalButton = lazyPart(async () => ({ default: (await import('./tips/goal-button.tsx')).GoalButton }), ASIDE);

/** The rules that hold, and what those use who keep order. Takes no room where there is neither. */
export function ChatHead({ streamId, state }: { streamId: string; state: StreamChat }) {
  const { t } = useTranslation('live');
  const rules = useRuleWords(state.rules);
  const { role } = state.you;
  const keepsOrder = role === 'performer' || role === 'moderator';
  if (rules.length === 0 && !keepsOrder) return null;
  return (
    <HeadRow>
      <HeadRules role="status" aria-label={t('chat.rules.open')}>
        <Text size="caption" tone="muted">
          <Dots>
            {rules.map((rule) => (
              <span key={rule}>{rule}</span>
            ))}
          </Dots>
        </Text>
      </HeadRules>
      {keepsOrder && <OrderButton streamId={streamId} role={role} />}
      {role === 'performer' && <GoalButton streamId={streamId} goal={state.goal} />}
      {role === 'performer' && <RulesButton kind="icon" />}
    </HeadRow>
  );
}

function useRuleWords({ slowSeconds, audience, takesLinks }: StreamChat['rules']): string[] {
  const { t } = useTranslation('live');
  const format = useFormat();
  const time = t('chat.rules.slowSeconds', { count: slowSeconds, amount: format.number(slowSeconds) });
  return [
    slowSeconds > 0 && t('chat.rules.isSlow', { time }),
    audience === 'followers' && t('chat.rules.onlyFollowers'),
    audience === 'subscribers' && t('chat.rules.onlySubscribers'),
    !takesLinks && t('chat.rules.noLinks'),
  ].filter((words) => words !== false);
}

import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Coin, useFormat } from '@barg/ui-kit';
import { TipRow } from './chat-tip.styles.ts';
import { tipLevel, type TipLevel } from './tip-level.ts';

/** Pixels. On the fill of a large tip a coin, which is of the same colour, would not be seen. */
const COIN_SIZE: Record<TipLevel, number | null> = { small: 16, middle: 20, large: null };

/** A tip among the messages; it stands out by what was given. */
export function ChatTip({ message }: { message: Message }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const count = message.amount ?? 0;
  const level = tipLevel(count);
  const coin = COIN_SIZE[level];
  const name = message.sender.username ?? message.sender.name;
  return (
    <TipRow $level={level} data-level={level}>
      {coin !== null && <Coin size={coin} />}
      <span>{t('chat.tipped', { name, count, amount: format.tokens(count) })}</span>
    </TipRow>
  );
}

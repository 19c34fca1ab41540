import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Slot, useIsSlotFilled } from '@barg/session';
import { LockedMedia, Text, useFormat, usePrice } from '@barg/ui-kit';
import { useUnlocked } from '../../../hooks/use-unlocked.ts';
import { frameRatio } from './frame-ratio.ts';
import { LockedBox } from './message-files.styles.ts';

/** Messages without pictures have no blur. */
const OF_WORDS = 2.4;

/** A locked paid message: its blur, counts, and the unlock button. */
export default function LockedMessage({ message }: { message: Message & { price: number } }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const { _id, files, rest, sender, conversationId } = message;
  const price = rest?.price ?? message.price;
  const onUnlocked = useUnlocked(conversationId);
  const slotProps = {
    item: { type: 'message', _id, audience: 'paid', price } as const,
    performer: {
      _id: sender._id,
      username: sender.username ?? sender._id,
      name: sender.name,
      avatarUrl: sender.avatarUrl,
    },
    onUnlocked,
  };
  // The slot's button shows the price.
  const isPriceNamed = useIsSlotFilled('item.unlock', slotProps);
  const [first] = files;
  const voices = files.filter(({ type }) => type === 'audio');
  const voiceMs = voices.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  const documents = files.filter(({ type }) => type === 'file').length;
  const countOf = (type: 'photo' | 'video') => files.filter((file) => file.type === type).length;
  return (
    <LockedBox>
      <LockedMedia
        thumbhash={first?.thumbhash}
        ratio={first && first.type !== 'audio' && first.type !== 'file' ? frameRatio(first, true) : OF_WORDS}
        reason="paid"
        photoCount={countOf('photo')}
        videoCount={countOf('video')}
        audioCount={voices.length}
        price={isPriceNamed ? undefined : price}
      >
        {voiceMs > 0 && <Text tone="inherit">{t('voice.message', { length: format.duration(voiceMs) })}</Text>}
        {documents > 0 && (
          <Text tone="inherit">{t('paid.documents', { count: documents, amount: format.number(documents) })}</Text>
        )}
        {!first && <Text tone="inherit">{t('paid.words')}</Text>}
        {rest && <OwnedNote rest={rest} total={files.length} />}
        <Slot name="item.unlock" props={slotProps} />
      </LockedMedia>
    </LockedBox>
  );
}

/** How much of it the reader has bought before, and what the rest costs. */
function OwnedNote({ rest: { ownedFiles, price }, total }: { rest: NonNullable<Message['rest']>; total: number }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const inTokens = usePrice();
  if (price === 0) return <Text tone="inherit">{t('paid.ownedAll')}</Text>;
  return (
    <Text tone="inherit">
      {t('paid.owned', {
        owned: format.number(ownedFiles),
        total: format.number(total),
        // Amount and unit stay in one line.
        tokens: inTokens(price).replaceAll(' ', '\u00a0'),
      })}
    </Text>
  );
}

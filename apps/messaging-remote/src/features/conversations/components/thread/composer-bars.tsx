import { Suspense } from 'react';
import type { Message } from '@barg/api-client/models';
import { useSetting } from '@barg/session';
import { lazyPart, OPTIONAL_PART, SMALL_PART } from '@barg/ui-kit';
import type { useAttachments } from '../../hooks/use-attachments.ts';

const AttachmentTray = lazyPart(() => import('./attach/attachment-tray.tsx'), SMALL_PART);
const ReplyBar = lazyPart(() => import('./acts/reply-bar.tsx'), SMALL_PART);
const PriceBar = lazyPart(() => import('./price-bar.tsx'), SMALL_PART);
const LinkBar = lazyPart(() => import('./link/link-bar.tsx'), OPTIONAL_PART);
const WritingNote = lazyPart(() => import('./writing-note.tsx'), SMALL_PART);

interface ComposerBarsProps {
  conversationId: string;
  /** The message that is answered. */
  answered: Message | undefined;
  /** The other side's name. */
  name: string;
  chosen: ReturnType<typeof useAttachments>['chosen'];
  /** What is written. */
  text: string;
  /** The page that it links to is not shown with it. */
  withoutPreview: boolean;
  onPreview: (isShown: boolean) => void;
  /** What is asked for the message that is written; null: nothing. */
  price: number | null;
  /** Tokens that each message costs its writer; 0: nothing. */
  messagePrice: number;
  /** Whether that can be paid on this page. */
  canPay: boolean;
  onUnanswer: () => void;
  /** The last of the chosen files was taken away. */
  onEmpty: () => void;
  onPrice: (tokens: number) => void;
}

/** What goes with the message that is written, above its field: each bar is loaded when there is something to show. */
export function ComposerBars({
  conversationId,
  answered,
  name,
  chosen,
  price,
  messagePrice,
  ...rest
}: ComposerBarsProps) {
  const { text, withoutPreview, onPreview, canPay, onUnanswer, onEmpty, onPrice } = rest;
  const hasPreviews = useSetting('linkPreviews');
  return (
    <>
      {hasPreviews && price === null && text.includes('://') && (
        <Suspense fallback={null}>
          <LinkBar {...{ text, withoutPreview }} onChange={onPreview} />
        </Suspense>
      )}
      {answered && (
        <Suspense fallback={null}>
          <ReplyBar message={answered} name={name} onClose={onUnanswer} />
        </Suspense>
      )}
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <AttachmentTray chosen={chosen} onEmpty={onEmpty} />
        </Suspense>
      )}
      {messagePrice > 0 && (
        <Suspense fallback={null}>
          <WritingNote conversationId={conversationId} price={messagePrice} isAvailable={canPay} />
        </Suspense>
      )}
      {price !== null && (
        <Suspense fallback={null}>
          <PriceBar price={price} onChange={onPrice} />
        </Suspense>
      )}
    </>
  );
}

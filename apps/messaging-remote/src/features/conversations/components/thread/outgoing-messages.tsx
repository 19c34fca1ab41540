import { Suspense } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, lazyPart, SMALL_PART, usePrice, UserText } from '@barg/ui-kit';
import { Bubble } from '@barg/ui-kit/bubble';
import { useAppSelector } from '@barg/session';
import { useIsLineLost } from '@barg/session/line';
import { useOutbox } from '../../hooks/use-composer.ts';
import { attachments } from '../../state/attachments-slice.ts';
import type { Outgoing } from '../../state/outgoing.ts';
import { Below, BubbleLine, Failure, LineRoot } from './bubble.styles.ts';
import { loadOutgoingFiles } from './files/load-outgoing-files.ts';
import { OutgoingNames } from './files/outgoing-names.tsx';

const Quote = lazyPart(async () => ({ default: (await import('./acts/quote.tsx')).Quote }), SMALL_PART);
// A button to try again would be taken for the message's own; the part comes by itself with the line.
const OutgoingFiles = lazyPart(loadOutgoingFiles, { failed: (_retry, { keys }) => <OutgoingNames keys={keys} /> });
// The other two ways out are there without it.
const RewriteButton = lazyPart(() => import('./rewrite-button.tsx'), { failed: () => null });

interface OutgoingMessageProps {
  outgoing: Outgoing;
  /** The line is lost, or what was written before it waits for the line. */
  isHeld: boolean;
  /** Of the other side. */
  name: string;
  onRetry: (outgoing: Outgoing) => Promise<void>;
  onDiscard: (outgoing: Outgoing) => void;
}

function OutgoingMessage({ outgoing, name, onRetry, onDiscard, ...props }: OutgoingMessageProps) {
  const { t } = useTranslation('messaging');
  const inTokens = usePrice();
  const isFailed = outgoing.status === 'failed';
  const hasFiles = outgoing.attachments.length > 0;
  // Of a recording nothing else waits: its message leaves once it has arrived.
  const isHeld =
    useAppSelector((state) => attachments.selectors.selectIsWaiting(state, outgoing.attachments)) || props.isHeld;
  const isUnfit = useAppSelector((state) => attachments.selectors.selectIsUnfit(state, outgoing.attachments));
  return (
    <LineRoot $isOwn $isFirst>
      <BubbleLine $isOwn>
        <Bubble $look="own" $isOwn $isPending $hasFiles={hasFiles}>
          {outgoing.replyTo && (
            <Suspense fallback={null}>
              <Quote quote={outgoing.replyTo} conversationId={outgoing.conversationId} name={name} />
            </Suspense>
          )}
          {hasFiles && (
            <Suspense fallback={null}>
              <OutgoingFiles keys={outgoing.attachments} />
            </Suspense>
          )}
          {outgoing.text !== '' && <UserText text={outgoing.text} />}
        </Bubble>
      </BubbleLine>
      {outgoing.price !== null && <Below>{t('paid.asked', { tokens: inTokens(outgoing.price) })}</Below>}
      <Below role="status">
        {isFailed && (
          <Failure>{outgoing.isClosed ? t('outgoing.closed') : outgoing.reason || t('outgoing.failed')}</Failure>
        )}
        {!isFailed && t(isHeld ? 'outgoing.waiting' : 'outgoing.sending')}
        {isFailed && !outgoing.isClosed && !isUnfit && (
          <Button variant="quiet" size="sm" onClick={() => void onRetry(outgoing)}>
            {t('outgoing.retry')}
          </Button>
        )}
        {isFailed && !hasFiles && (
          <Suspense fallback={null}>
            <RewriteButton outgoing={outgoing} />
          </Suspense>
        )}
        {(isFailed || isHeld) && (
          <Button variant="quiet" size="sm" onClick={() => onDiscard(outgoing)}>
            {t('outgoing.discard')}
          </Button>
        )}
      </Below>
    </LineRoot>
  );
}

interface OutgoingMessagesProps {
  /** Of the other side. */
  name: string;
  conversationId: string;
  /** The messages that are shown: what stands among them has arrived, though its answer is still on its way. */
  arrived: readonly Message[];
}

/** Messages that the server has not received yet, below the others. */
export function OutgoingMessages({ conversationId, name, arrived }: OutgoingMessagesProps) {
  const { outbox, retry, discard } = useOutbox(conversationId);
  const isHere = ({ key }: Outgoing) => arrived.some(({ clientKey }) => clientKey === key);
  const missing = outbox.filter((outgoing) => !isHere(outgoing));
  const isHeld = useIsLineLost() || outbox.some(({ status }) => status === 'waiting');
  return missing.map((outgoing) => (
    <OutgoingMessage key={outgoing.key} {...{ outgoing, isHeld, name }} onRetry={retry} onDiscard={discard} />
  ));
}

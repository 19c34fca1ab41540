import MessageSquareText from 'lucide-react/icons/message-square-text';
import Mic from 'lucide-react/icons/mic';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Tag from 'lucide-react/icons/tag';
import { Suspense, useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyPart } from '@barg/ui-kit';
import { useQuickReplies } from '../../../../entities/quick-reply/hooks/use-quick-replies.ts';
import { useAct } from '../../hooks/use-act.ts';
import type { useAttachments } from '../../hooks/use-attachments.ts';
import { useComposer } from '../../hooks/use-composer.ts';
import { useVoiceMode } from '../../hooks/use-voice-mode.ts';
import { AttachButton } from './attach/attach-button.tsx';
import { MessageField } from './message-field.tsx';
import { ComposerForm } from './thread.styles.ts';

const AttachmentTray = lazyPart(() => import('./attach/attachment-tray.tsx'));
const QuickRepliesPanel = lazyPart(() => import('../../../../entities/quick-reply/components/quick-replies-panel.tsx'));
const RecorderBar = lazyPart(() => import('../../../../entities/voice/components/recorder-bar.tsx'));
const ReplyBar = lazyPart(() => import('./acts/reply-bar.tsx'));
const PriceBar = lazyPart(() => import('./price-bar.tsx'));

interface ComposerProps {
  conversationId: string;
  attaching: ReturnType<typeof useAttachments>;
  /** Whether what is written here can be sold. */
  canAskPrice: boolean;
  /** The fan's name, for the quick replies of a performer; null: she has none here. */
  fanName: string | null;
  /** The other side's name. */
  name: string;
  /** Called after sending, to scroll to the message. */
  onSent: () => void;
}

export function Composer({ conversationId, attaching, canAskPrice, fanName, name, onSent }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const { text, price, write, ask, isEmpty, isPriceFit, isReady, send, sendVoice } = useComposer(conversationId);
  const micButton = useRef<HTMLButtonElement>(null);
  const voice = useVoiceMode(conversationId, micButton);
  const field = useRef<HTMLTextAreaElement>(null);
  const writeReply = (words: string) => {
    write(words);
    field.current?.focus();
  };
  const replies = useQuickReplies({ text, name: fanName, onWrite: writeReply });
  const toggleReplies = () => {
    replies.toggle();
    field.current?.focus();
  };
  const attachButton = useRef<HTMLButtonElement>(null);
  const { act, end } = useAct(conversationId);
  const answered = act?.kind === 'reply' ? act.message : undefined;
  useEffect(() => {
    if (answered) field.current?.focus();
  }, [answered]);
  const submit = () => {
    if (!isReady) return;
    send(answered);
    end();
    onSent();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleVoice = (recording: File) => {
    voice.close();
    void sendVoice(recording, t('files.audio'));
    onSent();
  };
  const isPriced = price !== null;
  const priceButton = canAskPrice && (
    <IconButton
      icon={Tag}
      size="lg"
      label={t('composer.askPrice')}
      isPressed={isPriced}
      onClick={() => ask(isPriced ? null : NaN)}
    />
  );
  const repliesButton = (
    <IconButton icon={MessageSquareText} label={t('replies.open')} isPressed={replies.isOpen} onClick={toggleReplies} />
  );
  return (
    <>
      {replies.isOpen && !voice.isOpen && (
        <Suspense fallback={null}>
          <QuickRepliesPanel {...replies.list} />
        </Suspense>
      )}
      {answered && (
        <Suspense fallback={null}>
          <ReplyBar message={answered} name={name} onClose={end} />
        </Suspense>
      )}
      {attaching.chosen.length > 0 && (
        <Suspense fallback={null}>
          <AttachmentTray chosen={attaching.chosen} onEmpty={() => attachButton.current?.focus()} />
        </Suspense>
      )}
      {isPriced && (
        <Suspense fallback={null}>
          <PriceBar price={price} onChange={ask} />
        </Suspense>
      )}
      {voice.isOpen ? (
        <Suspense fallback={<ComposerForm as="div" />}>
          <RecorderBar
            key={conversationId}
            aside={priceButton}
            canSend={isPriceFit}
            onSend={handleVoice}
            onCancel={voice.close}
          />
        </Suspense>
      ) : (
        <ComposerForm onSubmit={handleSubmit}>
          <AttachButton attaching={attaching} buttonRef={attachButton} />
          {priceButton}
          <MessageField
            {...{ text, onWrite: write, onSend: submit, onFiles: attaching.add, fieldRef: field, list: replies.field }}
            end={fanName !== null && repliesButton}
          />
          {isEmpty && (
            <IconButton ref={micButton} icon={Mic} size="lg" label={t('voice.record')} onClick={voice.open} />
          )}
          <IconButton
            type="submit"
            icon={SendHorizontal}
            isMirrored
            variant="primary"
            size="lg"
            label={t('composer.send')}
            disabled={!isReady}
          />
        </ComposerForm>
      )}
    </>
  );
}

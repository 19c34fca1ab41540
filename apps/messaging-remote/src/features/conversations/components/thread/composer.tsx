import MessageSquareText from 'lucide-react/icons/message-square-text';
import Tag from 'lucide-react/icons/tag';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyPart } from '@barg/ui-kit';
import { useQuickReplies } from '../../../../entities/quick-reply/hooks/use-quick-replies.ts';
import { loadStoring } from '../../api/load-storing.ts';
import { useAct } from '../../hooks/use-act.ts';
import type { useAttachments } from '../../hooks/use-attachments.ts';
import { useComposer } from '../../hooks/use-composer.ts';
import { useWritingPrice } from '../../hooks/use-writing-price.ts';
import { useVoiceMode } from '../../hooks/use-voice-mode.ts';
import { AttachButton } from './attach/attach-button.tsx';
import { ComposerButtons } from './composer-buttons.tsx';
import { ComposerBars } from './composer-bars.tsx';
import { MessageField } from './message-field.tsx';
import { ComposerForm } from './thread.styles.ts';

const QuickRepliesPanel = lazyPart(() => import('../../../../entities/quick-reply/components/quick-replies-panel.tsx'));
/** With what sends a recording: nobody records for minutes what cannot be taken then, because the line has gone. */
const RecorderBar = lazyPart(async () => {
  const [bar] = await Promise.all([import('../../../../entities/voice/components/recorder-bar.tsx'), loadStoring()]);
  return bar;
});

interface ComposerProps {
  conversationId: string;
  attaching: ReturnType<typeof useAttachments>;
  /** Whether what is written here can be sold. */
  canAskPrice: boolean;
  /** The fan's name, for the quick replies of a performer; null: she has none here. */
  fanName: string | null;
  /** Tokens that each message costs its writer; 0: nothing. */
  messagePrice: number;
  /** The other side's name. */
  name: string;
  /** Called after sending, to scroll to the message. */
  onSent: () => void;
}

export function Composer(props: ComposerProps) {
  const { conversationId, attaching, canAskPrice, fanName, messagePrice, name, onSent } = props;
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
  const [withoutPreview, setWithoutPreview] = useState(false);
  const writing = useWritingPrice(conversationId);
  const submit = async () => {
    if (!isReady) return;
    const fee = messagePrice > 0 ? await writing.agree() : 0;
    if (fee === null) return;
    send(answered, { fee, withoutPreview });
    setWithoutPreview(false);
    end();
    onSent();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const handleVoice = async (recording: File) => {
    const fee = messagePrice > 0 ? await writing.agree() : 0;
    if (fee === null) return;
    await sendVoice(recording, t('files.audio'), fee);
    // Only now: the recorder holds the recording.
    voice.close();
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
      <ComposerBars
        {...{ conversationId, answered, name, text, price, messagePrice, withoutPreview }}
        onPreview={(isShown) => setWithoutPreview(!isShown)}
        chosen={attaching.chosen}
        canPay={writing.isAvailable}
        onUnanswer={end}
        onEmpty={() => attachButton.current?.focus()}
        onPrice={ask}
      />
      {voice.isOpen ? (
        <Suspense fallback={<ComposerForm as="div" />}>
          <RecorderBar
            key={conversationId}
            aside={priceButton}
            canSend={isPriceFit}
            onSend={(recording) => void handleVoice(recording)}
            onCancel={voice.close}
          />
        </Suspense>
      ) : (
        <ComposerForm onSubmit={handleSubmit}>
          <AttachButton attaching={attaching} buttonRef={attachButton} />
          {priceButton}
          <MessageField
            {...{
              text,
              onWrite: write,
              onSend: () => void submit(),
              onFiles: attaching.add,
              fieldRef: field,
              list: replies.field,
            }}
            end={fanName !== null && repliesButton}
          />
          <ComposerButtons {...{ isEmpty, isReady, micButton }} onVoice={voice.open} />
        </ComposerForm>
      )}
    </>
  );
}

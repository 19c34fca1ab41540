import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { Suspense, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyPart, useFormat } from '@barg/ui-kit';
import { TextArea } from '@barg/ui-kit/fields';
import type { useAttachments } from '../../hooks/use-attachments.ts';
import { useComposer } from '../../hooks/use-composer.ts';
import { AttachButton } from './attach/attach-button.tsx';
import { ComposerField, ComposerForm, Length } from './thread.styles.ts';

const AttachmentTray = lazyPart(() => import('./attach/attachment-tray.tsx'));

/** The API's maximum length, in characters. */
const MAX_LENGTH = 5000;
const NEAR_LIMIT = 4500;

function LengthNote({ length }: { length: number }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  if (length < NEAR_LIMIT) return null;
  const values = { used: format.number(length), most: format.number(MAX_LENGTH) };
  return (
    <Length $isFull={length >= MAX_LENGTH} role="status">
      {t('composer.length', values)}
    </Length>
  );
}

/** Enter sends, Shift+Enter inserts a line break; not while an input method composes a word. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

interface ComposerProps {
  conversationId: string;
  attaching: ReturnType<typeof useAttachments>;
  /** Called after sending, to scroll to the message. */
  onSent: () => void;
}

export function Composer({ conversationId, attaching, onSent }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const { draft, write, isReady, send } = useComposer(conversationId);
  const attachButton = useRef<HTMLButtonElement>(null);
  const submit = () => {
    if (!isReady) return;
    send();
    onSent();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    submit();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A picture that was copied from a page has its URL as text too, which must not be inserted.
    if (files.length === 0) return;
    event.preventDefault();
    attaching.add(files);
  };
  return (
    <>
      {attaching.chosen.length > 0 && (
        <Suspense fallback={null}>
          <AttachmentTray chosen={attaching.chosen} onEmpty={() => attachButton.current?.focus()} />
        </Suspense>
      )}
      <ComposerForm onSubmit={handleSubmit}>
        <AttachButton attaching={attaching} buttonRef={attachButton} />
        <ComposerField>
          <TextArea
            hideLabel
            label={t('composer.label')}
            placeholder={t('composer.placeholder')}
            rows={1}
            maxLength={MAX_LENGTH}
            enterKeyHint="send"
            value={draft}
            onChange={(event) => write(event.target.value)}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          />
          <LengthNote length={draft.length} />
        </ComposerField>
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
    </>
  );
}

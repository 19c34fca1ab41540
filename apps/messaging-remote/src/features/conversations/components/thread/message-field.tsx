import type { ClipboardEvent, ComponentProps, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { TextArea } from '@barg/ui-kit/fields';
import { FIELD_NAME } from './field-name.ts';
import { ComposerField, FieldEnd, Length } from './thread.styles.ts';

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

interface MessageFieldProps {
  text: string;
  onWrite: (text: string) => void;
  onSend: () => void;
  /** Pasted ones. */
  onFiles: (files: readonly File[]) => void;
  /** Inside the field, at its end, while it is empty. */
  end?: ReactNode;
  /** Of a list beside the field, which gets keys first and says which of them it has taken. */
  list: Pick<ComponentProps<'textarea'>, 'aria-controls' | 'aria-activedescendant'> & {
    onKey: (event: KeyboardEvent) => boolean;
  };
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where a message is written. */
export function MessageField({ text, onWrite, onSend, onFiles, end, list, fieldRef }: MessageFieldProps) {
  const { t } = useTranslation('messaging');
  const { onKey, ...aria } = list;
  const handleKeyDown = (event: KeyboardEvent) => {
    const isTaken = onKey(event);
    if (!isTaken && !isSendKey(event)) return;
    event.preventDefault();
    if (!isTaken) onSend();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A picture that was copied from a page has its URL as text too, which must not be inserted.
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const hasEnd = Boolean(end) && text === '';
  return (
    <ComposerField $hasEnd={hasEnd}>
      <TextArea
        hideLabel
        name={FIELD_NAME}
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        rows={1}
        maxLength={MAX_LENGTH}
        enterKeyHint="send"
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        ref={fieldRef}
        {...aria}
      />
      {hasEnd && <FieldEnd>{end}</FieldEnd>}
      <LengthNote length={text.length} />
    </ComposerField>
  );
}

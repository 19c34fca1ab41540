import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat } from '@barg/ui-kit';
import { TextArea } from '@barg/ui-kit/fields';
import { isolate } from '../../../../shared/isolate.ts';
import { useComposer } from '../../hooks/use-composer.ts';
import { ComposerField, ComposerForm, Length } from './thread.styles.ts';

/** The longest message that the server takes, in characters. */
const MAX_LENGTH = 5000;
const NEAR_LIMIT = 4500;

function LengthNote({ length }: { length: number }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  if (length < NEAR_LIMIT) return null;
  const values = { used: isolate(format.number(length)), most: isolate(format.number(MAX_LENGTH)) };
  return (
    <Length $isFull={length >= MAX_LENGTH} role="status">
      {t('composer.length', values)}
    </Length>
  );
}

/** Enter sends, Shift+Enter breaks the line; while an input method composes a word, Enter belongs to it. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

interface ComposerProps {
  conversationId: string;
  /** After the message has left, so that the reader can be taken to it. */
  onSent: () => void;
}

export function Composer({ conversationId, onSent }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const { draft, write, send } = useComposer(conversationId);
  const submit = () => {
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
  return (
    <ComposerForm onSubmit={handleSubmit}>
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
        disabled={draft.trim() === ''}
      />
    </ComposerForm>
  );
}

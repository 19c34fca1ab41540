import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline } from '@barg/ui-kit';
import { TextArea } from '@barg/ui-kit/fields';
import { FormRoot } from './comments.styles.ts';

const MAX_LENGTH = 2000;

interface CommentFieldProps {
  label: string;
  submitLabel: string;
  initialText?: string;
  isBusy: boolean;
  /** Resolves with whether it was taken: only then the words may go. */
  onSubmit: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** A few lines of text with a button; Ctrl or Cmd with Enter sends as well. */
export function CommentField({ label, submitLabel, initialText = '', isBusy, onSubmit, onCancel }: CommentFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initialText);
  const words = text.trim();

  const submit = async (): Promise<void> => {
    if (words === '' || isBusy) return;
    if (await onSubmit(words)) setText('');
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <FormRoot onSubmit={handleSubmit}>
      <TextArea
        label={label}
        hideLabel
        placeholder={label}
        rows={2}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Inline justify="end">
        {onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {t('ui:cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="sm" isLoading={isBusy} disabled={words === ''}>
          {submitLabel}
        </Button>
      </Inline>
    </FormRoot>
  );
}

import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnloadGuard } from '@barg/runtime/router';
import type { DraftPlace } from '@barg/session/unsent-drafts';
import { Button, Inline, Text } from '@barg/ui-kit';
import { SentNote, TextArea } from '@barg/ui-kit/fields';
import type { PictureSending } from '../api/send-with-picture.ts';
import { loadPictureSending } from '../api/load-picture-sending.ts';
import { usePictureSending } from '../hooks/use-picture-sending.ts';
import { useUnsentComment } from '../hooks/use-unsent-comment.ts';
import type { WrittenComment } from '../state/unsent-comments.ts';
import { TheirWords } from './their-words.tsx';
import { FormRoot } from './comments.styles.ts';
import { ChosenPicture, PictureButton } from './picture-choice.tsx';

const MAX_LENGTH = 2000;

interface CommentFieldProps {
  /** The key of the unsent draft that is restored. */
  place: DraftPlace;
  label: string;
  submitLabel: string;
  initialText?: string;
  /** Whether the edited comment has a picture; undefined for a new one. */
  hasPhoto?: boolean;
  isBusy: boolean;
  /** Whether it focuses itself on mount. */
  takesFocus?: boolean;
  /** Resolves with whether it was sent: only then the draft is cleared. */
  onSubmit: (comment: WrittenComment, sending: PictureSending) => Promise<boolean>;
  /** It was sent, and nothing was typed meanwhile. */
  onDone?: () => void;
  onCancel?: () => void;
}

/** A text area with a picture and a submit button; Ctrl or Cmd with Enter submits too. */
export function CommentField(props: CommentFieldProps) {
  const {
    place,
    label,
    submitLabel,
    initialText = '',
    hasPhoto,
    isBusy,
    takesFocus = false,
    onSubmit,
    onDone,
    onCancel,
  } = props;
  const { t } = useTranslation('feed');
  const initial = { text: initialText, photo: hasPhoto ? undefined : null };
  const { text, photo, lostPicture, isSent, elsewhere, ...unsent } = useUnsentComment(place, initial);
  const { note, change, forget, settle } = unsent;
  // The text is stored on the device, the picture is not.
  useUnloadGuard(photo instanceof File);
  const { status, run, stop } = usePictureSending();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const words = shownWords(text);
  const isEmpty = words === '' && photo === null;

  const submit = async (): Promise<void> => {
    if (isEmpty || isBusy) return;
    note(words);
    if (!(await run((sending) => onSubmit({ text: words, photo }, sending)))) return;
    const isNew = hasPhoto === undefined;
    const next = { text: isNew ? '' : text, photo: isNew || photo === null ? null : undefined };
    if (settle({ text, photo }, next)) onDone?.();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  const handlePick = (file: File): void => {
    change({ photo: file });
    // What does not come now is asked for again when the comment is sent.
    loadPictureSending().catch(() => undefined);
  };
  const handleCancel = (): void => {
    forget();
    onCancel?.();
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
        ref={area}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={handleKeyDown}
      />
      <SentNote isSent={isSent} />
      {hasPhoto !== undefined && elsewhere !== null && <TheirWords words={elsewhere} label={label} />}
      {lostPicture && (
        <Text size="caption" tone="muted" role="status">
          {t('comments.photoLost', { name: lostPicture })}
        </Text>
      )}
      {photo !== null && (
        <ChosenPicture file={photo} sending={status} onRemove={status ? stop : () => change({ photo: null })} />
      )}
      <Inline justify="end">
        <PictureButton onPick={handlePick} />
        {onCancel && (
          <Button variant="quiet" size="sm" onClick={handleCancel}>
            {t('ui:cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="sm" isLoading={isBusy} disabled={isEmpty}>
          {submitLabel}
        </Button>
      </Inline>
    </FormRoot>
  );
}

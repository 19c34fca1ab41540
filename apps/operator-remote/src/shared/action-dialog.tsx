import { useState, type ReactNode } from 'react';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Stack, Text } from '@barg/ui-kit';
import { TextArea } from '@barg/ui-kit/fields';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useRefusal } from './use-refusal.ts';

type MessageProps =
  | {
      /** The label of the operator's message; without it there is no field. */
      noteLabel?: string;
      /** The id of what it is about: an unsent message must not appear in the dialog of another. */
      about: string;
    }
  | { noteLabel?: undefined; about?: undefined };

type ActionDialogProps = MessageProps & {
  title: string;
  /** The consequence. */
  text: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  noteLimit?: number;
  isNoteRequired?: boolean;
  /** Why what the other fields hold is not to be sent. */
  refusal?: string;
  /** Somebody wants to send it all the same. */
  onRefused?: () => void;
  /** More fields, before the message. */
  children?: ReactNode;
  /** Rejects with the server's error. */
  onConfirm: (note: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks before an action, with an optional message, and shows its error. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, text, confirmLabel, tone, noteLabel, noteLimit, isNoteRequired = false, onConfirm, onClose } = props;
  const { t } = useTranslation('operator');
  const { text: note, change: setNote, forget } = useUnsentText(`act:${props.about}:${confirmLabel}`);
  const [isBusy, setIsBusy] = useState(false);
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const refused = useRefusal();
  const error = isNoteMissing ? t('act.noteMissing') : refused.refusal;
  const forgetError = () => {
    setIsNoteMissing(false);
    refused.forget();
  };
  const handleNote = (written: string) => {
    setNote(written);
    forgetError();
  };
  const handleClose = () => {
    forgetError();
    onClose();
  };
  const handleConfirm = async () => {
    if (props.refusal) return props.onRefused?.();
    forgetError();
    if (isNoteRequired && showsNothing(note)) return setIsNoteMissing(true);
    setIsBusy(true);
    try {
      await onConfirm(shownWords(note));
      forget(note);
      onClose();
    } catch (failure) {
      refused.tell(toQueryError(failure).message || t('failed'));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      tone={tone}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
    >
      <Stack gap={3}>
        <Text>{text}</Text>
        {props.children}
        {noteLabel && (
          <TextArea
            label={noteLabel}
            value={note}
            maxLength={noteLimit}
            rows={3}
            error={error}
            onChange={(event) => handleNote(event.target.value)}
          />
        )}
        {!noteLabel && error && (
          <Text role="alert" tone="danger">
            {error}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

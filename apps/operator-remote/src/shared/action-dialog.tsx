import { useState, type ReactNode } from 'react';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Stack, Text } from '@barg/ui-kit';
import { TextArea } from '@barg/ui-kit/fields';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useAct } from './use-act.ts';

type MessageProps =
  | {
      /** The label of the operator's message; without it there is no field. */
      noteLabel?: string;
      /**
       * The id of what it is about: an unsent message must not appear in the dialog of another, and an act without an
       * answer is known by it when the dialog is opened again.
       */
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
  /** What is sent beside the message, as an amount: another one is another act. */
  content?: object;
  /** Why what the other fields hold is not to be sent. */
  refusal?: string;
  /** Somebody wants to send it all the same. */
  onRefused?: () => void;
  /** More fields, before the message. */
  children?: ReactNode;
  /**
   * Rejects with the server's error.
   * @param key the idempotency key, the same for all attempts at this content
   */
  onConfirm: (note: string, key: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks before an action, with an optional message, and shows its error, or that it may have been done without an answer. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, text, confirmLabel, tone, noteLabel, noteLimit, isNoteRequired = false, onConfirm, onClose } = props;
  const { t } = useTranslation('operator');
  const place = `act:${props.about}:${confirmLabel}`;
  const { text: note, change: setNote, forget } = useUnsentText(place);
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const words = shownWords(note);
  const { isBusy, mustLook, ...act } = useAct({
    place: props.about === undefined ? undefined : place,
    content: { ...props.content, note: words },
    onDone: () => {
      forget(note);
      onClose();
    },
  });
  const error = isNoteMissing ? t('act.noteMissing') : act.refusal;
  const forgetError = () => {
    setIsNoteMissing(false);
    act.forgetError();
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
    if (mustLook) return act.look();
    if (props.refusal) return props.onRefused?.();
    forgetError();
    if (isNoteRequired && showsNothing(note)) return setIsNoteMissing(true);
    await act.act((key) => onConfirm(words, key));
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={mustLook ? t('act.look') : confirmLabel}
      tone={mustLook ? 'primary' : tone}
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
        {act.note && (
          <Text role="alert" tone="danger">
            {act.note}
          </Text>
        )}
        {act.hasLooked && <Text role="status">{t('act.looked')}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}

import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { limitInWords, MAX_FILE_BYTES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, SendingProgress, Stack, Text, useFormat, useToast, UserWords } from '@barg/ui-kit';
import type { Sending } from '../hooks/use-picture-sending.ts';
import { ChosenRoot, Preview } from './picture-choice.styles.ts';

/** The accepted types. */
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** What every browser can show. */
const SHOWN_EVERYWHERE = ACCEPTED.filter((type) => type !== 'image/avif');

/** Accepts a picture that the server would accept; otherwise a toast says why not. */
const useFittingPicture = (onPick: (file: File) => void) => {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const toast = useToast();
  return (file: File): void => {
    const { name } = file;
    // File dialogs allow other types too. Without a type, the server checks the bytes.
    if (file.type !== '' && !ACCEPTED.includes(file.type)) {
      toast(t('comments.notAPicture', { name }), { tone: 'danger' });
      return;
    }
    if (file.size <= MAX_FILE_BYTES.picture) return onPick(file);
    const amount = format.number(limitInWords(MAX_FILE_BYTES.picture).amount);
    toast(t('comments.photoTooLarge', { name, amount }), { tone: 'danger' });
  };
};

/** The button that opens the file dialog. */
export function PictureButton({ onPick }: { onPick: (file: File) => void }) {
  const { t } = useTranslation('feed');
  const input = useRef<HTMLInputElement>(null);
  const pick = useFittingPicture(onPick);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) pick(file);
    // So that choosing the same file again fires an event.
    target.value = '';
  };
  return (
    <>
      <IconButton icon={ImagePlus} label={t('comments.addPhoto')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED.join()}
        aria-label={t('comments.addPhoto')}
        onChange={handleChange}
      />
    </>
  );
}

/** A ref that shows a local file, and revokes its URL on unmount. */
const showing = (file: File) => (image: HTMLImageElement) => {
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
};

interface ChosenPictureProps {
  /** Absent for the existing picture of a comment. */
  file: File | undefined;
  /** Null while it is not being sent. */
  sending: Sending | null;
  /** Removes it, or stops its upload. */
  onRemove: () => void;
}

/** The chosen picture of a comment, with its progress and a button to remove or stop it. */
export function ChosenPicture({ file, sending, onRemove }: ChosenPictureProps) {
  const { t } = useTranslation('feed');
  const toast = useToast();
  const preview = useMemo(() => file && showing(file), [file]);
  const [unshown, setUnshown] = useState<File | null>(null);
  const handleError = (): void => {
    if (!file) return;
    setUnshown(file);
    // The server checks the bytes of the others, and of what is leaving already.
    if (sending || !SHOWN_EVERYWHERE.includes(file.type)) return;
    toast(t('comments.notAPicture', { name: file.name }), { tone: 'danger' });
    onRemove();
  };
  return (
    <Stack gap={2}>
      <ChosenRoot>
        {preview && unshown !== file && <Preview ref={preview} alt="" onError={handleError} />}
        <Text size="caption" tone="muted" clamp={1}>
          {file ? <UserWords text={file.name} isLinked={false} /> : t('comments.hasPhoto')}
        </Text>
        <IconButton
          icon={X}
          size="sm"
          label={t(sending ? 'comments.stopSending' : 'comments.removePhoto')}
          onClick={onRemove}
        />
      </ChosenRoot>
      {sending && (
        <SendingProgress
          value={sending.progress}
          isWaiting={sending.state === 'waiting'}
          label={t(sending.state === 'waiting' ? 'comments.waiting' : 'comments.sending')}
        />
      )}
    </Stack>
  );
}

import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, type ChangeEvent, type Ref } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat, useToast } from '@barg/ui-kit';
import { isSendable, MOST_FILES } from '../api/chat-files.ts';
import type { ChatUpload } from '../api/chat-upload.ts';
import { Chosen, HiddenInput } from './chat-files.styles.ts';
import { ChosenFile } from './chosen-file.tsx';

interface ChatAttachProps {
  ref?: Ref<HTMLButtonElement>;
  /** How many were chosen already. */
  count: number;
  onAdd: (files: readonly File[]) => void;
}

/** Opens the file dialog for pictures and films. */
export function ChatAttach({ ref, count, onAdd }: ChatAttachProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(target.files ?? [])];
    // So that choosing the same file again fires an event.
    target.value = '';
    const fitting = picked.filter(isSendable);
    if (fitting.length < picked.length) toast(t('files.onlyMedia'), { tone: 'danger' });
    if (count + fitting.length > MOST_FILES)
      toast(t('files.most', { count: MOST_FILES, amount: format.number(MOST_FILES) }));
    onAdd(fitting.slice(0, MOST_FILES - count));
  };
  return (
    <>
      <IconButton
        ref={ref}
        icon={ImagePlus}
        size="lg"
        label={t('files.add')}
        disabled={count >= MOST_FILES}
        onClick={() => input.current?.click()}
      />
      <HiddenInput
        ref={input}
        type="file"
        multiple
        accept="image/*,video/*"
        aria-label={t('files.add')}
        tabIndex={-1}
        onChange={handleChange}
      />
    </>
  );
}

interface ChosenFilesProps {
  uploads: readonly ChatUpload[];
  onRemove: (upload: ChatUpload) => void;
}

/** The files of the next message. */
export function ChosenFiles({ uploads, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation('live');
  if (uploads.length === 0) return null;
  return (
    <Chosen aria-label={t('files.chosen')}>
      {uploads.map((upload) => (
        <ChosenFile key={upload.key} upload={upload} onRemove={() => onRemove(upload)} />
      ))}
    </Chosen>
  );
}

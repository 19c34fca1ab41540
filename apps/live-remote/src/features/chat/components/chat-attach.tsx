import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat, useToast } from '@barg/ui-kit';
import { isSendable, MOST_FILES } from '../api/chat-files.ts';
import { Chosen, ChosenFile, ChosenName, HiddenInput } from './chat-files.styles.ts';

interface ChatAttachProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Opens the file dialog for pictures and films. */
export function ChatAttach({ files, onChange }: ChatAttachProps) {
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
    const all = [...files, ...fitting];
    if (all.length > MOST_FILES) toast(t('files.most', { count: MOST_FILES, amount: format.number(MOST_FILES) }));
    onChange(all.slice(0, MOST_FILES));
  };
  return (
    <>
      <IconButton
        icon={ImagePlus}
        size="lg"
        label={t('files.add')}
        disabled={files.length >= MOST_FILES}
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

/** The chosen files, each with a button to take it away. */
export function ChosenFiles({ files, onChange }: ChatAttachProps) {
  const { t } = useTranslation('live');
  if (files.length === 0) return null;
  return (
    <Chosen aria-label={t('files.chosen')}>
      {files.map((file, index) => (
        <ChosenFile key={`${file.name} ${index}`}>
          <ChosenName>{file.name}</ChosenName>
          <IconButton
            icon={X}
            size="sm"
            label={t('files.remove', { name: file.name })}
            onClick={() => onChange(files.filter((other) => other !== file))}
          />
        </ChosenFile>
      ))}
    </Chosen>
  );
}

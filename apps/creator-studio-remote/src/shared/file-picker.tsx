import type { ChangeEvent } from 'react';
import type { LimitedFile } from '@barg/contract';
import { Icon, VisuallyHidden, type LucideIcon } from '@barg/ui-kit';
import { PickerLabel } from './file-picker.styles.ts';
import { useFittingFiles } from './use-fitting-files.ts';

interface FilePickerProps {
  /** What it may weigh; left out where it is made smaller before it is sent. */
  limit?: LimitedFile;
  accept: string;
  icon: LucideIcon;
  label: string;
  /** Asks a phone for its camera: the one that looks at the person, or away. */
  capture?: 'user' | 'environment';
  onPick: (file: File) => void;
}

/** A file input that looks like the other buttons and works like one by keyboard. */
export function FilePicker({ limit, accept, icon, label, capture, onPick }: FilePickerProps) {
  const fitting = useFittingFiles();
  const take = ([file]: readonly File[]) => {
    if (file) onPick(file);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.target.files ?? [])];
    const accepted = limit === 'picture' || limit === 'video' || limit === 'audio' ? [limit] : undefined;
    if (limit) fitting(picked, { kindOf: () => limit, accepted }, take);
    else take(picked);
    // So that picking the same file again is a change.
    event.target.value = '';
  };
  return (
    <PickerLabel $isCamera={capture !== undefined}>
      <Icon icon={icon} size={18} />
      <span>{label}</span>
      <VisuallyHidden>
        <input type="file" accept={accept} capture={capture} onChange={handleChange} />
      </VisuallyHidden>
    </PickerLabel>
  );
}

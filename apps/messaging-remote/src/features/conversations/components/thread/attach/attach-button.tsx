import Paperclip from 'lucide-react/icons/paperclip';
import Smartphone from 'lucide-react/icons/monitor-smartphone';
import Vault from 'lucide-react/icons/vault';
import { Suspense, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { DOCUMENT_ENDINGS } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyPart, SMALL_PART } from '@barg/ui-kit';
import type { useAttachments } from '../../../hooks/use-attachments.ts';
import { FileInput } from './attach-button.styles.ts';

const Menu = lazyPart(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }), SMALL_PART);

const ACCEPTED = [
  'image/jpeg,image/png,image/webp,image/avif,image/gif',
  'video/mp4,video/quicktime,video/webm,video/x-matroska,video/x-m4v',
  ...Object.values(DOCUMENT_ENDINGS)
    .flat()
    .map((ending) => `.${ending}`),
].join();

interface AttachButtonProps {
  attaching: ReturnType<typeof useAttachments>;
  /** For restoring the focus. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Opens the file dialog; for performers a menu with file dialog and vault. */
export function AttachButton({ attaching, buttonRef }: AttachButtonProps) {
  const { t } = useTranslation('messaging');
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { add, addFromVault, hasVault, isFull } = attaching;
  const pick = () => input.current?.click();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // So that choosing the same file again fires an event.
    target.value = '';
  };
  const label = t('attach.add');
  const shared = { ref: buttonRef, icon: Paperclip, size: 'lg', label, disabled: isFull } as const;
  const items = [
    { id: 'device', label: t('attach.fromDevice'), icon: Smartphone, onSelect: pick },
    { id: 'vault', label: t('attach.fromVault'), icon: Vault, onSelect: addFromVault },
  ];
  const plain = <IconButton {...shared} onClick={hasVault ? () => setAsked(true) : pick} />;
  return (
    <>
      {hasVault && isAsked ? (
        <Suspense fallback={plain}>
          <Menu label={label} items={items} trigger={<IconButton {...shared} />} defaultOpen />
        </Suspense>
      ) : (
        plain
      )}
      <FileInput
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={label}
        tabIndex={-1}
        onChange={handleChange}
      />
    </>
  );
}

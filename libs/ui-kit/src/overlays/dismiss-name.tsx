import { useTranslation } from '@barg/runtime/i18n';
import { useCallback } from 'react';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';

/**
 * The accessible name of the invisible buttons by which screen readers close an overlay. React Aria adds them, has no
 * Persian text for them, and has no property for it.
 */
const useDismissName = () => {
  const { t } = useTranslation('ui');
  const name = t('close');
  return useCallback(
    (overlay: HTMLElement | null) => {
      const buttons = overlay?.querySelectorAll(':scope > div > button[tabindex="-1"]') ?? [];
      for (const button of buttons) button.setAttribute('aria-label', name);
    },
    [name],
  );
};

export const NamedPopover = (props: PopoverProps) => <Popover {...props} ref={useDismissName()} />;

export const NamedModal = (props: ModalOverlayProps) => <Modal {...props} ref={useDismissName()} />;

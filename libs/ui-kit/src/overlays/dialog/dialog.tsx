import { useTranslation } from '@barg/runtime/i18n';
import { useBackCloses } from '@barg/runtime/router';
import { HeldOpenContext, IconButton } from '@barg/ui-kit';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { OverlayLocale } from '../overlay-locale.tsx';
import {
  AroundDialog,
  Backdrop,
  DialogBody,
  DialogBox,
  DialogFoot,
  DialogHead,
  DialogTitle,
  Sheet,
  type DialogSize,
} from './dialog.styles.ts';
import { focusFirstField } from './first-field.ts';
import { useReturnFocus } from './return-focus.ts';
import { showAlerts } from './show-alerts.ts';

interface DialogProps {
  isOpen: boolean;
  /** The close button, Escape, the browser's Back, or a press outside. */
  onClose: () => void;
  title: string;
  size?: DialogSize;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /**
   * False while an action runs that must not be interrupted: then only the caller closes the dialog. What is inside says
   * the same by `useHeldOpen`, as a form does while it is being sent.
   */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  // Before the dialog focuses itself, which it does when nothing inside has the focus.
  useEffect(() => focusFirstField(body.current), []);
  useEffect(() => (body.current ? showAlerts(body.current) : undefined), []);
  return <DialogBody ref={body}>{children}</DialogBody>;
}

/** How many actions hold the dialog open, and how one does. */
const useHolds = () => {
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  return { isHeld: holds > 0, hold };
};

/** Keeps the focus inside while open and gives it back when closed. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, title, size = 'md', footer, role = 'dialog', children } = props;
  const { t } = useTranslation('ui');
  const { isHeld, hold } = useHolds();
  const isDismissable = props.isDismissable !== false && !isHeld;
  useReturnFocus(isOpen);
  const handleOpenChange = (isNowOpen: boolean) => {
    if (!isNowOpen) onClose();
  };
  useBackCloses(isOpen, () => {
    if (isDismissable) onClose();
  });
  return (
    <OverlayLocale>
      {isOpen && <AroundDialog />}
      <Backdrop
        isOpen={isOpen}
        onOpenChange={handleOpenChange}
        isDismissable={isDismissable && role === 'dialog'}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <Sheet $size={size}>
          <DialogBox role={role}>
            <DialogHead>
              <DialogTitle slot="title" level={2}>
                {title}
              </DialogTitle>
              {isDismissable && <IconButton icon={X} label={t('close')} onClick={onClose} />}
            </DialogHead>
            <HeldOpenContext value={hold}>
              <Body>{children}</Body>
            </HeldOpenContext>
            {footer && <DialogFoot>{footer}</DialogFoot>}
          </DialogBox>
        </Sheet>
      </Backdrop>
    </OverlayLocale>
  );
};

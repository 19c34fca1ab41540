import X from 'lucide-react/icons/x';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '../button/button.tsx';
import { customProperties } from '../../theme/custom-properties.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ToastRegion, ToastRoot, type ToastTone } from './toast.styles.ts';
import { useFoot } from './use-foot-height.ts';

/** Long enough to read two lines. While a button of one has the pointer or the focus, none disappears. */
const VISIBLE_MS = 6000;

interface ToastOptions {
  tone?: ToastTone;
  action?: { label: string; onClick: () => void };
}

interface ToastItem extends ToastOptions {
  id: number;
  text: string;
}

export type ShowToast = (text: string, options?: ToastOptions) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** `toast('Saved')`: a short note that needs no answer. What must be answered belongs in a dialog. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** The toast that has the pointer or the focus; it may be gone, as one with the focus goes without a blur. */
type HeldBy = number | null;

const holding = (id: number, setHeldBy: (heldBy: HeldBy) => void) => {
  const [hold, release] = [() => setHeldBy(id), () => setHeldBy(null)];
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
};

interface ToastProps {
  toast: ToastItem;
  isHeld: boolean;
  onHold: (heldBy: HeldBy) => void;
  onClose: (id: number) => void;
}

const Toast = ({ toast, isHeld, onHold, onClose }: ToastProps) => {
  const { t } = useTranslation('ui');
  const { id, text, tone = 'neutral', action } = toast;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onClose(id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, onClose]);
  const handleAction = () => {
    action?.onClick();
    onClose(id);
  };
  return (
    <ToastRoot $tone={tone} $isPassable={!action} {...holding(id, onHold)}>
      <span>{text}</span>
      {action && (
        <Button variant="quiet" size="sm" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t('close')} onClick={() => onClose(id)} />
    </ToastRoot>
  );
};

/** The maximum that is shown at once; the oldest is removed. */
const MOST = 3;

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const [heldBy, setHeldBy] = useState<HeldBy>(null);
  const isHeld = toasts.some(({ id }) => id === heldBy);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((text, options) => {
    lastId.current += 1;
    const item = { ...options, id: lastId.current, text };
    // The same text replaces the earlier toast and is announced again, except with a button: each belongs to its own
    // action.
    const isSame = (other: ToastItem): boolean => other.text === text && !other.action && !item.action;
    setToasts((current) => [...current.filter((other) => !isSame(other)), item].slice(-MOST));
  }, []);
  const foot = useFoot(toasts.length > 0);
  const close = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* React Aria leaves it alone while a dialog is open: else it were inert, and a press on a toast closed the dialog. */}
      <ToastRegion
        role="status"
        aria-live="polite"
        data-toasts
        data-react-aria-top-layer="true"
        style={customProperties({ '--foot': `${foot.height}px`, '--column': `${foot.column}px` })}
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} isHeld={isHeld} onHold={setHeldBy} onClose={close} />
        ))}
      </ToastRegion>
    </ToastContext>
  );
};

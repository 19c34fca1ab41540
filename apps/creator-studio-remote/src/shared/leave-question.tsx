import { useLeaveGuard } from '@barg/runtime/router';
import { authSlice, store } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

/** Without an account there is nothing left to lose. */
const isSignedOut = () => !authSlice.selectors.selectIsLoggedIn(store.getState());

interface LeaveQuestionProps {
  isActive: boolean;
  title: string;
  /** What would be lost. */
  text: string;
  leaveLabel: string;
}

/** Asks before a page is left, as long as something would be lost. */
export function LeaveQuestion({ isActive, title, text, leaveLabel }: LeaveQuestionProps) {
  const { isAsking, stay, leave } = useLeaveGuard(isActive, isSignedOut);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={title}
      confirmLabel={leaveLabel}
      tone="danger"
      onConfirm={leave}
      onClose={stay}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}

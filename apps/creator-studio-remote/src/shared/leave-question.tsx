import type { LeaveGuard } from '@barg/runtime/router';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

interface LeaveQuestionProps {
  guard: LeaveGuard;
  title: string;
  /** What would be lost. */
  text: string;
  leaveLabel: string;
}

/** Asks before a page that a guard holds is left. */
export function LeaveQuestion({ guard: { isAsking, stay, leave }, title, text, leaveLabel }: LeaveQuestionProps) {
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

import { useState } from 'react';
import { Button } from '@barg/ui-kit';
import { ActionDialog } from './action-dialog.tsx';

interface DeleteButtonProps {
  label: string;
  /** The name of what is deleted. */
  question: string;
  /** Rejects with the server's error. */
  onDelete: () => Promise<unknown>;
}

/** Deletes something permanently, after a confirmation. */
export function DeleteButton({ label, question, onDelete }: DeleteButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size="lg" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ActionDialog
          title={label}
          text={question}
          confirmLabel={label}
          tone="danger"
          onConfirm={onDelete}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

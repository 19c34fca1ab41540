import { useState } from 'react';
import { Button } from '@barg/ui-kit';
import { ActDialog } from './act-dialog.tsx';

interface DeleteButtonProps {
  label: string;
  /** What will be gone. */
  question: string;
  /** Rejects with what the server said. */
  onDelete: () => Promise<unknown>;
}

/** Deletes something for good, after a question. */
export function DeleteButton({ label, question, onDelete }: DeleteButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size="lg" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ActDialog
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

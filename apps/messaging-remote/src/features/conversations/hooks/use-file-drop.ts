import { useState, type DragEvent } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers of a place into which files can be dropped, and whether some hang above it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isEnabled: boolean) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!isEnabled || !holdsFiles(event)) return;
      // Else the browser opens the file in place of the page.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!isEnabled || !holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

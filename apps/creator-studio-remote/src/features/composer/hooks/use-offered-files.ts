import { useEffect } from 'react';

/** Office programs copy a picture of the words beside them, where a copied file or picture has no text of its own. */
const isWords = ({ types }: DataTransfer): boolean => types.includes('text/plain') && types.includes('text/html');

/** Takes files that are dropped or pasted anywhere on the page. Words that are pasted stay where they belong. */
export const useOfferedFiles = (onFiles: (files: readonly File[]) => void): void => {
  useEffect(() => {
    const handleOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const take = (event: Event, files: FileList | undefined) => {
      if (!files || files.length === 0) return;
      // Else the browser would leave the page to show the file.
      event.preventDefault();
      onFiles([...files]);
    };
    const handleDrop = (event: DragEvent) => take(event, event.dataTransfer?.files);
    const handlePaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (clipboardData && !isWords(clipboardData)) take(event, clipboardData.files);
    };
    document.addEventListener('dragover', handleOver);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, [onFiles]);
};

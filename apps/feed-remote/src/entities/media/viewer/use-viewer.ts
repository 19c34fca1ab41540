import { useState } from 'react';

export interface ViewerControl {
  /** The slide to begin with; null while the viewer is closed. */
  openAt: number | null;
  open: (index: number) => void;
  close: () => void;
}

/** Whether the viewer of something is open. The browser's Back closes it, as all that covers the screen. */
export const useViewer = (): ViewerControl => {
  const [openAt, open] = useState<number | null>(null);
  return { openAt, open, close: () => open(null) };
};

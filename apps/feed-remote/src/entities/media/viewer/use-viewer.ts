import { useState } from 'react';

export interface ViewerControl {
  /** The initial slide; null while the viewer is closed. */
  openAt: number | null;
  open: (index: number) => void;
  close: () => void;
}

/** The state of a viewer. The browser's Back closes it, as all overlays. */
export const useViewer = (): ViewerControl => {
  const [openAt, open] = useState<number | null>(null);
  return { openAt, open, close: () => open(null) };
};

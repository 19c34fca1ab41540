import { useLocation, useNavigate } from '@barg/runtime/router';

interface ViewerState {
  viewer?: { of: string; index: number };
}

export interface ViewerControl {
  /** The slide to begin with; null while the viewer is closed. */
  openAt: number | null;
  open: (index: number) => void;
  close: () => void;
}

/**
 * Whether the viewer of something is open. It is a step of the history, so that Back closes it as on a phone people
 * expect of what covers the screen.
 *
 * @param of what is viewed: one page may hold many of them
 */
export const useViewer = (of: string): ViewerControl => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { viewer } = (state ?? {}) as ViewerState;
  return {
    openAt: viewer?.of === of ? viewer.index : null,
    open: (index) => void navigate({ pathname, search }, { state: { ...state, viewer: { of, index } } }),
    close: () => void navigate(-1),
  };
};

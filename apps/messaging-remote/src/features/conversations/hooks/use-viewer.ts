import { useLocation, useNavigate } from '@barg/runtime/router';

interface ViewerState {
  viewer?: { of: string; index: number };
}

/**
 * Whether the pictures of a message are open. It is a step of the history, so that Back closes it as on a phone people
 * expect of what covers the screen.
 */
export const useViewer = (messageId: string) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { viewer } = (state ?? {}) as ViewerState;
  return {
    openAt: viewer?.of === messageId ? viewer.index : null,
    open: (index: number) =>
      void navigate({ pathname, search }, { state: { ...state, viewer: { of: messageId, index } } }),
    close: () => void navigate(-1),
  };
};

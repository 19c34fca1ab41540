import { useLayoutEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { ToastProvider } from '../components/toast/toast.tsx';
import { RemovedTagsContext, type FindRemovedTags } from '../components/user-text/removed-tags.ts';
import { TextMarksContext, type TextMark } from '../components/user-text/text-marks.ts';
import { DrawingMomentContext, type DrawingMoment } from '../format/drawing-moment.ts';
import { theme } from './theme.ts';
import { UiContext, type Ui } from './ui-context.ts';
import { TitleContext } from './use-page-title.ts';

export type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

interface UiProviderProps extends Ui {
  /** The CSP nonce for the style tag. */
  nonce?: string;
  /** stylis-plugin-rtl, loaded by the caller for RTL cultures only: a safety net for third-party styles. */
  rtlPlugin?: StylisPlugin;
  /** The kinds of links in users' texts that lead within the site. */
  textMarks?: readonly TextMark[];
  /** Loads the function that finds the tags that are removed from a text when it is sent. */
  loadRemovedTags?: () => Promise<FindRemovedTags>;
  /** Of a page that a server draws, or has drawn. */
  drawingMoment?: DrawingMoment | null;
  /** Of a server that draws: hears the page's title. */
  onTitle?: ((title: string) => void) | null;
  children: ReactNode;
}

const NO_MARKS: readonly TextMark[] = [];

const useDocumentAttributes = ({ locale, dir, themeName }: Ui) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = dir;
    root.dataset.theme = themeName;
  }, [locale, dir, themeName]);
};

/** Provides theme, direction, locale and toasts. Mounted by the shell, or by a remote that runs standalone. */
export const UiProvider = (props: UiProviderProps) => {
  const { locale, dir, themeName, siteName, logo, nonce, rtlPlugin, textMarks = NO_MARKS, children } = props;
  const { loadRemovedTags = null, drawingMoment = null, onTitle = null } = props;
  const ui = useMemo<Ui>(() => ({ locale, dir, themeName, siteName, logo }), [locale, dir, themeName, siteName, logo]);
  const stylisPlugins = useMemo(() => (rtlPlugin ? [rtlPlugin] : []), [rtlPlugin]);
  useDocumentAttributes(ui);

  return (
    <UiContext value={ui}>
      <StyleSheetManager nonce={nonce} stylisPlugins={stylisPlugins}>
        <ThemeProvider theme={theme}>
          <TextMarksContext value={textMarks}>
            <RemovedTagsContext value={loadRemovedTags}>
              <DrawingMomentContext value={drawingMoment}>
                <TitleContext value={onTitle}>
                  <ToastProvider>{children}</ToastProvider>
                </TitleContext>
              </DrawingMomentContext>
            </RemovedTagsContext>
          </TextMarksContext>
        </ThemeProvider>
      </StyleSheetManager>
    </UiContext>
  );
};

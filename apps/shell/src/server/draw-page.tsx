import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';
import { StaticRouter } from '@barg/runtime/router';
import { api } from '@barg/session';
import { SiteTree } from '../boot/site-tree.tsx';
import { takeStylesOut } from './take-styles-out.ts';
import { pageToDraw, type Drawing } from './page-to-draw.ts';

export interface Drawn {
  /** The content of `#root`. */
  html: string;
  /** The style tags of what was drawn, without a nonce. */
  styles: string;
  /** Of the page alone, without the site's name; absent where it says none. */
  title?: string;
}

/**
 * Draws the first screen of a page, in one pass and with all parts that it waits for.
 *
 * @throws what a component has thrown: the browser would draw that part anew, so nothing of the page is used
 */
export async function drawPage(drawing: Drawing): Promise<Drawn> {
  const page = await pageToDraw(drawing, ({ children }) => (
    <StaticRouter location={drawing.pathname + (drawing.search ?? '')}>{children}</StaticRouter>
  ));
  let title: string | undefined;
  const tree = <SiteTree page={{ ...page, onTitle: (told) => void (title = told) }} />;
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  try {
    const stream = await renderToReadableStream(sheet.collectStyles(tree), {
      // All in its place: React would move larger parts there by inline scripts, which the policy of pages refuses.
      progressiveChunkSize: Infinity,
      onError: (failure: unknown) => void failures.push(failure),
    });
    await stream.allReady;
    if (failures.length > 0) throw failures[0];
    const html = await textOf(stream);
    // Words and values are escaped in markup, so these are elements and attributes.
    if (html.includes('<script')) throw new Error('has a script, which pages refuse');
    const { html: markup, rules } = takeStylesOut(html);
    return { html: markup, styles: sheet.getStyleTags() + (rules && `<style data-drawn>${rules}</style>`), title };
  } finally {
    sheet.seal();
    // Ends what queries have begun: nobody hears events for a page that is drawn.
    page.session.store.dispatch(api.util.resetApiState());
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const parts: string[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(decoder.decode(part.value, { stream: true }));
  return parts.join('') + decoder.decode();
}

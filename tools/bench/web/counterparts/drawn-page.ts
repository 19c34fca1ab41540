import { createSecureServer } from 'node:http2';
import https from 'node:https';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import { freePort } from '../../free-port.ts';
import { atEnd } from '../../resources.ts';
import type { Certificate } from '../certificate.ts';
import { LAB } from '../lab.ts';

/** What server rendering would have put into the page. */
interface Drawing {
  markup: string;
  css: string;
}

const compress = promisify(brotliCompress);
/** The web tier's quality for pages made per request. */
const QUALITY = 5;

/** Headers that HTTP/2 does not have, or that do not fit the changed page. */
const DROPPED = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|content-security-policy)$/;

/**
 * Serves the site with one page as if rendered on the server: with the final markup and its styles. Everything else is
 * passed through, and the scripts render the page again. It measures the largest possible gain of server rendering; it
 * is no implementation of it.
 */
export async function serveDrawnPage(browser: Browser, site: string, pathname: string, certificate: Certificate) {
  const drawing = await draw(browser, site + pathname);
  const [cert, key] = await Promise.all([readFile(certificate.certFile), readFile(certificate.keyFile)]);
  const origin = `https://localhost:${await freePort()}`;
  const server = createSecureServer({ cert, key, allowHTTP1: true }, (asked, response) => {
    const isPage = asked.url === pathname;
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
    const request = https.request(site + asked.url, {
      method: asked.method,
      rejectUnauthorized: false,
      headers: { ...Object.fromEntries(headers), ...(isPage && { 'accept-encoding': 'identity' }) },
    });
    request.on('error', () => response.end());
    request.on('response', (answer) => {
      const told = Object.entries(answer.headers).filter(([name]) => !DROPPED.test(name));
      const { 'content-encoding': encoding } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, {
        ...Object.fromEntries(told),
        ...(isPage ? { 'content-encoding': 'br' } : encoding && { 'content-encoding': encoding }),
      });
      if (isPage) void drawInto(answer, drawing).then((body) => response.end(body));
      else answer.pipe(response);
    });
    asked.pipe(request);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
  atEnd(() => server.close());
  return origin + pathname;
}

async function drawInto(page: AsyncIterable<Buffer>, { markup, css }: Drawing): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of page) chunks.push(chunk);
  const html = Buffer.concat(chunks)
    .toString()
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  return compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** styled-components inserts rules into the sheet, not into the text of its element. */
const READ_DRAWING = `({
  markup: document.querySelector('#root').innerHTML,
  css: [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode.hasAttribute('data-styled'))
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join(''),
})`;

async function draw(browser: Browser, url: string): Promise<Drawing> {
  const { viewport, deviceScaleFactor } = LAB;
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main article img').first().waitFor();
  const drawing = await page.evaluate<Drawing>(READ_DRAWING);
  await context.close();
  if (!drawing.markup || !drawing.css) throw new Error(`${url} could not be drawn`);
  return drawing;
}

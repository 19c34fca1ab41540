import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { directionOf } from '@barg/contract';
import type { Sheet } from './sheet.ts';

/** Vazirmatn, and letters that it lacks: Cyrillic, Devanagari, and in names Greek and Vietnamese. */
const FONTS = [
  'vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf',
  'vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
];
const TEMPLATE = fileURLToPath(new URL('./sheet.typ', import.meta.url));
/** How a page's number is written beside that of all pages, where it is not `1 / 1`. */
const PAGES: Readonly<Partial<Record<Sheet['locale'], string>>> = { 'fa-IR': '۱ / ۱', 'ar-EG': '١ / ١' };
/** Sheets after which what was kept of one is dropped: the parts that all have in common stay. */
const KEPT_FOR = 10;

const compiler = NodeCompiler.create({
  workspace: path.dirname(TEMPLATE),
  fontArgs: [{ fontPaths: FONTS.map((font) => path.dirname(fileURLToPath(import.meta.resolve(font)))) }],
});

/** How the error of accessible PDFs names a letter that no font has: it would be missing without a trace. */
const MISSING = /the text `\\*"(.+?)\\*"` could not be displayed/gu;
/** Stands for such a letter. */
const REPLACEMENT = '\ufffd';

/** What the thread does with each sheet. Its words are data for the template, never a part of its source. */
export default (sheet: Sheet): Uint8Array => {
  const [lang = '', region = ''] = sheet.locale.split('-');
  const isRtl = directionOf(sheet.locale) === 'rtl';
  const data = JSON.stringify({ ...sheet, lang, region, isRtl, pages: PAGES[sheet.locale] ?? '1 / 1' });
  try {
    return typeset(data);
  } catch (error) {
    const missing = lettersIn(String(error));
    if (missing.length === 0) throw error;
    return typeset(missing.reduce((text, letter) => text.replaceAll(letter, REPLACEMENT), data));
  } finally {
    compiler.evictCache(KEPT_FOR);
  }
};

const typeset = (sheet: string): Uint8Array => {
  const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { sheet } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  return compiler.pdf(compiled.result, { pdfStandard: PdfStandard.UA_1 });
};

/** Some are named by their code point: `\u{1f343}`. */
const lettersIn = (error: string): string[] =>
  [...error.matchAll(MISSING)].map(([, named = '']) =>
    named.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
  );

import assert from 'node:assert/strict';
import test from 'node:test';
import { COMMON_PARTS, fontFaceCss } from '../../libs/ui-kit/src/first-paint.ts';
import { withSettledFonts } from '../../apps/edge/src/drawing/settled-fonts.ts';

test('no font of a drawn page comes later, but for the one that says where lines stand', () => {
  const css = COMMON_PARTS.map((face) => fontFaceCss(face, `/assets/${face.file}.1a2b3c4d.woff2`)).join('');
  const faces = withSettledFonts(`p{}${css}a{}`).match(/@font-face\{[^}]*\}/g) ?? [];
  assert.equal(faces.length, COMMON_PARTS.length);
  const waited = faces.filter((face) => !face.includes('font-display:optional'));
  assert.equal(waited.length, 1);
  // The space, of the family that pages of Arabic script are written in.
  assert.match(waited[0] ?? '', /'Vazirmatn Variable'.*font-display:swap.*unicode-range:U\+0020/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../testing/database.ts';
import { toSearchText } from './search-text.ts';
import { toIndexedWords, toWordQuery, toWords } from './search-words.ts';

/** Written differently, searched as the same. */
const SAME: ReadonlyArray<readonly string[]> = [
  ['علی', 'علي', 'على', 'عَلِیّ', 'عـــلی'],
  ['کیک', 'كيك', 'كیك'],
  ['۱۲۳', '١٢٣', '123', '１２３'],
  ['می\u200Cروم', 'می روم', 'می \u00A0روم', 'میروم'],
  ['نمی\u200Cروم', 'نمی روم', 'نمیروم'],
  ['رنگ\u200Cها', 'رنگ ها', 'رنگها', 'رنگ\u200Cهَا'],
  ['بزرگ\u200Cترین تابلوهای', 'بزرگ ترین تابلو های', 'بزرگترین تابلوهای'],
  ['کتاب\u200Cخانه', 'کتابخانه'],
  ['آبی', 'ابی', 'أبي', 'إبي', 'ٱبی'],
  ['خانه', 'خانة', 'خانہ'],
  ['رؤيا', 'رویا'],
  ['خانهٔ', 'خانۀ', 'خانه'],
  ['Café', 'cafe', 'CAFÉ'],
  ['İSTANBUL', 'istanbul', 'ıstanbul'],
  ['שָׁלוֹם', 'שלום'],
  ['ёлка', 'елка'],
  ['ﷲ', 'الله'],
  [' two\n\twords ', 'two words'],
];

test('what keyboards write differently is one text', () => {
  for (const forms of SAME) {
    const [first = '', ...others] = forms;
    for (const form of others) assert.equal(toSearchText(form), toSearchText(first), form);
  }
});

test('the database folds as the code does', async (t) => {
  const { pool, close } = await createTestDatabase();
  t.after(close);
  const texts = [...SAME.flat(), 'हिन्दी की किताब', '中文 123', '100% _x_', '👩‍👩‍👧 family', 'ﬁne Ⅷ'];
  const { rows } = await pool.query<{ folded: string }>(
    'select fold_text(word) as folded from unnest($1::text[]) with ordinality as t (word, place) order by place',
    [texts],
  );
  assert.deepEqual(
    rows.map(({ folded }) => folded),
    texts.map((text) => toSearchText(text)),
  );
});

test('words are parted by whatever is no letter or digit, hashtags keep their sign', () => {
  assert.deepEqual(toWords('Palette, «پالت»! #رنگ_پاییز C# 中文字 a.b'), [
    'palette',
    'پالت',
    '#رنگ_پاییز',
    'c',
    '中',
    '文',
    '字',
    'a',
    'b',
  ]);
  assert.deepEqual(toWords('!? — …'), []);
});

/** Written so, these are its topics as they are found. */
const TOPICS: ReadonlyArray<[written: string, ...found: string[]]> = [
  ['#نرم\u200Cافزار', '#نرمافزار'],
  ['#نرم\u200Cافزار\u200Cها!', '#نرمافزارها'],
  ['«#نرم\u200C»', '#نرم'],
  ['#كتاب\u200Cخانة', '#کتابخانه'],
  ['#رنگ ها', '#رنگ'],
  ['#2026 #۱۴۰۵ #_ #'],
  ['#2026goals #سال_۱۴۰۵', '#2026goals', '#سال_1405'],
  ['a#b x.com/#c &#d ##e'],
  ['❤️#عشق (#Café)', '#عشق', '#cafe'],
];

test('topics: with their half-spaces, never a number, and none inside a word', () => {
  for (const [written, ...found] of TOPICS) {
    const isTopic = (word: string) => word.startsWith('#');
    assert.deepEqual(toWords(written).filter(isTopic), found, written);
    assert.deepEqual(toIndexedWords(written).split(' ').filter(isTopic), found, written);
  }
});

test('a text is found by half-spaced words as one, hashtags as words, and Arabic words without their article', () => {
  assert.equal(toIndexedWords('نقاشی\u200Cها'), 'نقاشی ها نقاشیها');
  assert.equal(toIndexedWords('رنگ ها'), 'رنگ ها رنگها');
  assert.equal(toIndexedWords('کتاب\u200Cخانه\u200Cها'), 'کتاب خانه ها کتابخانهها خانهها');
  assert.equal(toIndexedWords('ناهار تره'), 'ناهار تره');
  assert.equal(toIndexedWords('#Clay clay'), '#clay clay');
  assert.equal(toIndexedWords('الكتاب'), 'الکتاب کتاب');
});

test('asks for the beginnings of words and for whole hashtags', () => {
  assert.equal(toWordQuery("Mor'ning #Ridge"), "'mor':* & 'ning':* & '#ridge'");
  assert.equal(toWordQuery(' & | ! '), null);
  assert.equal(toWordQuery('#نرم\u200Cافزار'), "'#نرمافزار'");
  assert.equal(toWordQuery('رنگ\u200Cها'), "'رنگها':*");
  assert.equal(toWordQuery('کتاب\u200Cخانه نو'), "('کتابخانه':* | 'کتاب':* & 'خانه':*) & 'نو':*");
});

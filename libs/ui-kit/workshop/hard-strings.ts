/** What people write that upsets lines which do not expect it. */
export const hardStrings = {
  'Persian name': 'مهسا کریمی',
  'Latin name': 'Arash Minaei',
  'mixed name': 'مهسا (Mahsa) ۲۴',
  'ends with a sign': 'سلام دنیا!',
  'Latin that ends with a sign': 'Hello (again)...',
  'begins with a number': '3 گالری تازه',
  'numbers in both scripts': '۱۲ تا 24 و ٣٦',
  'Hebrew and Arabic': 'שלום و السلام عليكم',
  brackets: '[a] (ب) {ج} «د» "e" <3',
  'address in Persian': 'ببینید: https://barg.example/a/b?x=1&y=۲ (تازه)',
  'phone number': '+98 912 345 67 89 تماس',
  'handle in Persian': 'سپاس از @mahsa.art، عالی!',
  'no spaces': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Persian without spaces': 'ببخشیدکهمندیروزنتوانستمبیایمولیامروزحتماًمی‌آیمومی‌بینمت',
  'zero-width non-joiner': 'می‌خواهم نیم‌فاصله‌ها بمانند',
  emoji: '👩🏽‍🎨 نقاشِ 🇮🇷 family 👨‍👩‍👧‍👦',
  'marks stacked up': 'Z͑ͫ̓a̴l̷g̶o̵ و اِعراب: مُحَمَّد',
  'an override that was left over': 'safe \u202Egpj.exe\u202C end',
  'an isolate that is never closed': '\u2067nobody closes this',
  'only signs': '!!! ... ???',
  'tags as text': '<b>not bold</b> & <script>',
  'one letter': 'م',
} as const;

export type HardString = keyof typeof hardStrings;

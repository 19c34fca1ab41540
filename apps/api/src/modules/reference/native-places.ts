/** Names of a state and its larger cities in the country's script, by their GeoNames names. */
interface NativeState {
  name: string;
  cities: Readonly<Record<string, string>>;
}

/**
 * GeoNames lists have Latin names only, and no maintained package has others for its codes (docs/decisions/0027): the
 * states of Iran and its largest cities are listed here.
 */
const iran: Readonly<Record<string, NativeState>> = {
  '01': {
    name: 'آذربایجان غربی',
    cities: { Orūmīyeh: 'ارومیه', Mahābād: 'مهاباد', Būkān: 'بوکان', Mīāndoāb: 'میاندوآب' },
  },
  '03': { name: 'چهارمحال و بختیاری', cities: { 'Shahr-e Kord': 'شهرکرد' } },
  '04': {
    name: 'سیستان و بلوچستان',
    cities: { Zahedan: 'زاهدان', Chabahar: 'چابهار', Iranshahr: 'ایرانشهر', Zābol: 'زابل' },
  },
  '05': { name: 'کهگیلویه و بویراحمد', cities: { Yasuj: 'یاسوج' } },
  '07': {
    name: 'فارس',
    cities: { Shiraz: 'شیراز', Jahrom: 'جهرم', Marvdasht: 'مرودشت', Fasā: 'فسا', Kāzerūn: 'کازرون' },
  },
  '08': { name: 'گیلان', cities: { Rasht: 'رشت', 'Bandar-e Anzalī': 'بندر انزلی', Lāhījān: 'لاهیجان' } },
  '09': { name: 'همدان', cities: { Hamadān: 'همدان', Malāyer: 'ملایر', Nahāvand: 'نهاوند' } },
  '10': { name: 'ایلام', cities: { Īlām: 'ایلام' } },
  '11': { name: 'هرمزگان', cities: { 'Bandar Abbas': 'بندرعباس', Kīsh: 'کیش', Qeshm: 'قشم', Mīnāb: 'میناب' } },
  '13': { name: 'کرمانشاه', cities: { Kermanshah: 'کرمانشاه' } },
  '15': {
    name: 'خوزستان',
    cities: {
      Ahvaz: 'اهواز',
      Dezful: 'دزفول',
      Abadan: 'آبادان',
      Khorramshahr: 'خرمشهر',
      Behbahān: 'بهبهان',
      'Bandar-e Māhshahr': 'بندر ماهشهر',
      'Masjed Soleymān': 'مسجدسلیمان',
      Andīmeshk: 'اندیمشک',
      Shūshtar: 'شوشتر',
      Īz̄eh: 'ایذه',
    },
  },
  '16': { name: 'کردستان', cities: { Sanandaj: 'سنندج', Saqqez: 'سقز' } },
  '22': { name: 'بوشهر', cities: { Bushehr: 'بوشهر' } },
  '23': { name: 'لرستان', cities: { Khorramabad: 'خرم‌آباد', Borūjerd: 'بروجرد' } },
  '25': { name: 'سمنان', cities: { Semnan: 'سمنان', Shahrud: 'شاهرود', Dāmghān: 'دامغان', Garmsār: 'گرمسار' } },
  '26': {
    name: 'تهران',
    cities: {
      Tehran: 'تهران',
      Eslamshahr: 'اسلام‌شهر',
      Qarchak: 'قرچک',
      Varāmīn: 'ورامین',
      Malārd: 'ملارد',
      Shahrīār: 'شهریار',
      Qods: 'قدس',
      Pākdasht: 'پاکدشت',
    },
  },
  '28': {
    name: 'اصفهان',
    cities: {
      Isfahan: 'اصفهان',
      Kashan: 'کاشان',
      Najafābād: 'نجف‌آباد',
      'Khomeynī Shahr': 'خمینی‌شهر',
      Shahreẕā: 'شهرضا',
    },
  },
  '29': {
    name: 'کرمان',
    cities: { Kerman: 'کرمان', Sirjan: 'سیرجان', Rafsanjān: 'رفسنجان', Bam: 'بم', Jīroft: 'جیرفت' },
  },
  '32': { name: 'اردبیل', cities: { Ardabīl: 'اردبیل', Pārsābād: 'پارس‌آباد', Khalkhāl: 'خلخال' } },
  '33': { name: 'آذربایجان شرقی', cities: { Tabriz: 'تبریز', Marāgheh: 'مراغه', Marand: 'مرند' } },
  '34': { name: 'مرکزی', cities: { Arāk: 'اراک', Sāveh: 'ساوه' } },
  '35': {
    name: 'مازندران',
    cities: {
      Sari: 'ساری',
      Bābol: 'بابل',
      Āmol: 'آمل',
      Rāmsar: 'رامسر',
      Chālūs: 'چالوس',
      Nowshahr: 'نوشهر',
      Behshahr: 'بهشهر',
      'Qā’em Shahr': 'قائم‌شهر',
      Bābolsar: 'بابلسر',
      Tonekābon: 'تنکابن',
    },
  },
  '36': { name: 'زنجان', cities: { Zanjan: 'زنجان' } },
  '37': { name: 'گلستان', cities: { Gorgān: 'گرگان', 'Gonbad-e Kāvūs': 'گنبد کاووس' } },
  '38': { name: 'قزوین', cities: { Qazvin: 'قزوین', Tākestān: 'تاکستان' } },
  '39': { name: 'قم', cities: { Qom: 'قم' } },
  '40': { name: 'یزد', cities: { Yazd: 'یزد' } },
  '41': { name: 'خراسان جنوبی', cities: { Bīrjand: 'بیرجند' } },
  '42': {
    name: 'خراسان رضوی',
    cities: {
      Mashhad: 'مشهد',
      Sabzevar: 'سبزوار',
      Neyshābūr: 'نیشابور',
      Qūchān: 'قوچان',
      'Torbat-e Ḩeydarīyeh': 'تربت حیدریه',
      Kāshmar: 'کاشمر',
      Gonābād: 'گناباد',
    },
  },
  '43': { name: 'خراسان شمالی', cities: { Bojnūrd: 'بجنورد' } },
  '44': { name: 'البرز', cities: { Karaj: 'کرج', Naz̧arābād: 'نظرآباد' } },
};

const countries: Readonly<Record<string, typeof iran>> = { IR: iran };

/** The local name of a state; undefined when unknown. */
export const nativeStateName = (country: string, state: string): string | undefined =>
  countries[country]?.[state]?.name;

/** The local name of a city; undefined when unknown. */
export const nativeCityName = (country: string, state: string, city: string): string | undefined =>
  countries[country]?.[state]?.cities[city];

/**
 * Words by which people take an account for the site's own: who speaks for it, who helps, who decides, who is paid,
 * and where one logs in. In
 * Latin letters, which usernames have, and in every language of the site as its people write it in these.
 */
const OFFICIAL_WORDS = [
  // English, and what systems send as.
  'abuse administration administrator admin announcement announcements billing care community compliance contact',
  'copyright customercare customerservice customersupport dmca everyone finance guest help helpcenter helpdesk here info',
  'legal mailer mailerdaemon manager management mod moderation moderator moderators mods news newsletter noreply',
  'notification notifications null official operations operator operators owner payment payments payout payouts postmaster',
  'press privacy root safety sales security service staff status superuser support supportteam sysadmin system team terms',
  'trust trustandsafety undefined verification verified verify webmaster',
  // Where people think that they log in to the site, or register.
  'login logout register registration signin signout signup',
  // Persian, Arabic, Hebrew, Urdu.
  'modir modiriat modiriyat modiran nazer nazem poshtiban poshtibani poshtibany pshtibani rasmi edare edareh hesabdari',
  'pardakht amniat amniyat khadamat rahnama komak',
  'daam aldaam idara alidara mushrif almushrif mudir almudir rasmy alrasmi musaada almusaada khidma khidmat',
  'mohaseba muhasaba fawatir tawthiq',
  'tmicha menahel rishmi muntazim madad intezamia',
  // Turkish, Russian, German, French, Spanish, Hindi, Chinese.
  'destek yonetici yonetim resmi moderator podderzhka administrator ofitsialno hilfe kundendienst verwaltung offiziell',
  'aide assistance administrateur moderateur officiel ayuda soporte administrador moderador oficial sahayata prabandhak',
  'kefu guanfang guanliyuan',
].flatMap((line) => line.split(' '));

const OFFICIAL = new Set(OFFICIAL_WORDS);

/** What the site is called, and what a name may carry besides an official word without saying anything else. */
const BESIDE = /^(?:the|real|my)|(?:team|official|account|desk|center|centre|online|service)$/g;
const SITE = 'barg';

/** Digits that are read as letters, the likeliest first. */
const READ_AS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** A name as it is read: without its signs and the number at its end, digits within as the letters they look like. */
const readings = (name: string): string[] => {
  const plain = name.toLowerCase().replace(/[._]/g, '');
  const letters = (word: string) => word.replace(/[0134578]/g, (digit) => READ_AS[digit] ?? digit);
  return [letters(plain), letters(plain).replace(/i/g, 'l'), letters(plain.replace(/\d+$/, ''))];
};

const isOfficialWord = (word: string): boolean =>
  [word, word.replace(BESIDE, '')].some((bare) => bare === SITE || OFFICIAL.has(bare));

/** Whether a username passes for an account of the site itself: `support`, `barg_team`, `m0derator`, `poshtibani24`. */
export const looksOfficial = (name: string): boolean =>
  readings(name).some(
    (word) => isOfficialWord(word) || (word.includes(SITE) && isOfficialWord(word.replace(SITE, ''))),
  );

/** The parts of a user agent by which a person recognises a device. */
export interface Device {
  /** `Firefox`; null when unknown. */
  browser: string | null;
  /** `Android`; null when unknown. */
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer';
}

/** The first match counts: browsers also claim to be their predecessors. */
const browsers: ReadonlyArray<[RegExp, string]> = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: ReadonlyArray<[RegExp, string]> = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (candidates: ReadonlyArray<[RegExp, string]>, text: string): string | null =>
  candidates.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const kindOf = (userAgent: string): Device['kind'] => {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\bMobile\b|\biPhone\b/.test(userAgent) ? 'phone' : 'computer';
};

export const describeDevice = (userAgent: string): Device => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
  kind: kindOf(userAgent),
});

/** Powerful features of browsers that no page of the site uses; camera and microphone are for going live. */
const UNUSED_FEATURES = ['accelerometer', 'browsing-topics', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'usb'];

const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'fullscreen=(self)',
  'picture-in-picture=(self)',
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
];

/**
 * What every answer of the web tier carries beside its own policy (OWASP ASVS 5.0, chapter 3). Browsers heed the
 * transport header only when it came by HTTPS, so it does no harm on a developer's machine.
 */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.join(', '),
};

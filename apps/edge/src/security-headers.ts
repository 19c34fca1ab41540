/** Browser features that no page uses; camera and microphone are used for live streams. */
const UNUSED_FEATURES = ['accelerometer', 'browsing-topics', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'usb'];

const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'fullscreen=(self)',
  'picture-in-picture=(self)',
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
];

/**
 * The security headers of every answer (OWASP ASVS 5.0, chapter 3). Browsers heed HSTS only over HTTPS, so it does no
 * harm on a developer's machine.
 */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.join(', '),
};

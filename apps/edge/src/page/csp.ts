/** The origins of a storage that browsers reach directly. */
export interface StoreOrigins {
  /** For signed URLs: pictures, films and uploads. */
  signed: string;
  /** For public pictures; null when they come from the site. */
  public: string | null;
}

/** The inputs of the policy. */
export interface CspOptions {
  /** For style tags made by scripts (styled-components) and the palettes in the head. */
  styleNonce: string;
  /** Other origins of remotes: developers' machines, a CDN. */
  remoteOrigins: readonly string[];
  /** null when all files come from the site. */
  storeOrigins: StoreOrigins | null;
  /** Federated names; the webpack runtime of each has a Trusted Types policy. */
  containers: readonly string[];
  /** Analytics is configured by the setting `gaCode`. The page asks for consent before it loads anything. */
  hasAnalytics: boolean;
  /** The page has Google's bot check; see docs/decisions/0016. */
  hasRecaptcha: boolean;
}

/** What Google's scripts load and connect to, and the names of their Trusted Types policies. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  policies: ['barg-analytics', 'goog#html'],
};
const NO_ANALYTICS = { scripts: [], reports: [], policies: [] };

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * The page's Content-Security-Policy: no inline scripts, no eval, and script URLs only through the named Trusted
 * Types policies.
 */
export function contentSecurityPolicy(options: CspOptions): string {
  const { styleNonce, remoteOrigins, storeOrigins, containers, hasAnalytics, hasRecaptcha } = options;
  const mediaOrigins = storeOrigins ? [storeOrigins.signed] : [];
  const pictureOrigins = storeOrigins?.public ? [storeOrigins.public] : [];
  const recaptcha = hasRecaptcha ? RECAPTCHA : [];
  const analytics = hasAnalytics ? ANALYTICS : NO_ANALYTICS;
  const policies = [
    'barg-shell',
    'barg-remotes',
    'barg-service-worker',
    ...containers.map((name) => `barg-${name}`),
    ...analytics.policies,
    // The shell's policy: allows an empty string, and refuses all markup.
    'default',
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins, ...analytics.scripts, ...recaptcha],
    'style-src': ["'self'", `'nonce-${styleNonce}'`],
    'font-src': ["'self'", ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...mediaOrigins, ...pictureOrigins, ...analytics.reports],
    'media-src': ["'self'", 'blob:', ...mediaOrigins],
    // A development server announces new builds by a web socket.
    'connect-src': ["'self'", ...remoteOrigins, ...remoteOrigins.map(socketOf), ...mediaOrigins, ...analytics.reports],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(hasRecaptcha
      ? // Google's script makes policies of its own and uses none in places.
        { 'frame-src': recaptcha }
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': policies }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Where a storage beside the site is reached by browsers. */
export interface StoreOrigins {
  /** For what it signs: pictures, films, and files that are sent there. */
  signed: string;
  /** For pictures that everybody may see; null where they come from the site. */
  public: string | null;
}

/** What the policy depends on. */
export interface CspOptions {
  /** For style tags made by scripts (styled-components) and the palettes in the head. */
  styleNonce: string;
  /** Other origins that remotes may come from: developers' machines, a CDN. */
  remoteOrigins: readonly string[];
  /** null where all files come from the site itself. */
  storeOrigins: StoreOrigins | null;
  /** Federated names whose webpack runtimes each own a Trusted Types policy. */
  containers: readonly string[];
  /** Visits are counted: the setting `gaCode` is there. The page itself asks for consent before it loads anything. */
  hasAnalytics: boolean;
  /** Google's bot check stands on this page; see docs/decisions/0016. */
  hasRecaptcha: boolean;
}

/** What Google's script loads and tells, and the names of its Trusted Types policies. */
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
    // Of the shell: lets an element be emptied, and refuses all markup.
    'default',
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins, ...analytics.scripts, ...recaptcha],
    'style-src': ["'self'", `'nonce-${styleNonce}'`],
    'font-src': ["'self'", ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...mediaOrigins, ...pictureOrigins, ...analytics.reports],
    'media-src': ["'self'", 'blob:', ...mediaOrigins],
    // A development server tells by a socket that there is a new build.
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

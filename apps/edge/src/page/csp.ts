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
  /** The scripts that stand in the page, as sources of the policy. */
  inlineScripts: readonly string[];
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
  /** Where Stripe's card fields are loaded from; null where Stripe takes no cards. */
  stripeOrigin: string | null;
}

/** What Google's scripts load and connect to, and the names of their Trusted Types policies. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  policies: ['barg-analytics', 'goog#html'],
};
const NO_ANALYTICS = { scripts: [], reports: [], policies: [] };

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** What Stripe's script opens and asks (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  policies: ['barg-stripe'],
};
const NO_STRIPE = { scripts: [], frames: [], calls: [], policies: [] };

/** A stand-in on a developer's machine is one origin for all of it. */
const stripeOf = (origin: string | null) => {
  if (origin === null) return NO_STRIPE;
  if (origin === STRIPE.scripts[0]) return STRIPE;
  return { ...STRIPE, scripts: [origin], frames: [origin], calls: [origin] };
};

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * The page's Content-Security-Policy: no inline scripts but those that are named, no eval, and script URLs only through
 * the named Trusted Types policies.
 */
export function contentSecurityPolicy(options: CspOptions): string {
  const { styleNonce, inlineScripts, remoteOrigins, storeOrigins, containers, hasAnalytics, hasRecaptcha } = options;
  const stripe = stripeOf(options.stripeOrigin);
  const mediaOrigins = storeOrigins ? [storeOrigins.signed] : [];
  const pictureOrigins = storeOrigins?.public ? [storeOrigins.public] : [];
  const recaptcha = hasRecaptcha ? RECAPTCHA : [];
  const analytics = hasAnalytics ? ANALYTICS : NO_ANALYTICS;
  const frames = [...recaptcha, ...stripe.frames];
  const policies = [
    'barg-shell',
    'barg-remotes',
    'barg-service-worker',
    ...containers.map((name) => `barg-${name}`),
    ...analytics.policies,
    ...stripe.policies,
    // The shell's policy: allows an empty string, and refuses all markup.
    'default',
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...remoteOrigins, ...analytics.scripts, ...recaptcha, ...stripe.scripts],
    'style-src': ["'self'", `'nonce-${styleNonce}'`],
    'font-src': ["'self'", ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...mediaOrigins, ...pictureOrigins, ...analytics.reports],
    'media-src': ["'self'", 'blob:', ...mediaOrigins],
    // A development server announces new builds by a web socket.
    'connect-src': [
      "'self'",
      ...remoteOrigins,
      ...remoteOrigins.map(socketOf),
      ...mediaOrigins,
      ...analytics.reports,
      ...stripe.calls,
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    // Google's script makes policies of its own and uses none in places.
    ...(!hasRecaptcha && { 'require-trusted-types-for': ["'script'"], 'trusted-types': policies }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

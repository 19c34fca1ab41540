/** What the policy depends on. */
export interface CspOptions {
  /** For style tags made by scripts (styled-components) and the palettes in the head. */
  styleNonce: string;
  /** Other origins that remotes may come from: developers' machines, a CDN. */
  remoteOrigins: readonly string[];
  /** Other origins of pictures and videos: an object storage. */
  mediaOrigins: readonly string[];
  /** Federated names whose webpack runtimes each own a Trusted Types policy. */
  containers: readonly string[];
}

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * The page's Content-Security-Policy: no inline scripts, no eval, and script URLs only through the named Trusted
 * Types policies.
 */
export function contentSecurityPolicy({ styleNonce, remoteOrigins, mediaOrigins, containers }: CspOptions): string {
  const policies = ['barg-shell', 'barg-remotes', ...containers.map((name) => `barg-${name}`)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins],
    'style-src': ["'self'", `'nonce-${styleNonce}'`],
    'font-src': ["'self'", ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...mediaOrigins],
    'media-src': ["'self'", 'blob:', ...mediaOrigins],
    // A development server tells by a socket that there is a new build.
    'connect-src': ["'self'", ...remoteOrigins, ...remoteOrigins.map(socketOf), ...mediaOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

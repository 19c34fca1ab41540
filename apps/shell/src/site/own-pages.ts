import type { FirstData, OwnPage } from '@barg/contract';
import { SITE_PAGE_DATA } from './first-data/site-page.ts';

/** A page of the shell that the server can draw, and the file that it lies in, as its `import()` names it. */
interface DrawnOwnPage extends OwnPage {
  file: string;
  firstCalls?: readonly FirstData[];
}

const RETURN_URL = ['returnUrl'];

/**
 * The shell's pages that the server draws. The build writes them down for the web tier, so nothing of the site is
 * imported here.
 */
const OWN_PAGES = [
  { path: '/auth/login', file: './login-page.tsx', namespaces: ['auth'], isForGuests: true, queries: RETURN_URL },
  {
    path: '/auth/register',
    file: './register/register-kinds.tsx',
    namespaces: ['auth', 'register'],
    isForGuests: true,
    queries: RETURN_URL,
  },
  {
    path: '/auth/forgot-password',
    file: './forgot-password-page.tsx',
    namespaces: ['auth'],
    isForGuests: true,
    queries: RETURN_URL,
  },
  { path: '/page/:slug', file: './post/post-page.tsx', namespaces: ['site'], firstCalls: SITE_PAGE_DATA },
  { path: '/contact', file: './contact/contact-page.tsx', namespaces: ['site'] },
] as const satisfies readonly DrawnOwnPage[];

export type DrawnOwnPath = (typeof OWN_PAGES)[number]['path'];

export const drawnOwnPages: ReadonlyArray<DrawnOwnPage & { path: DrawnOwnPath }> = OWN_PAGES;

import type { ComponentType } from 'react';
import type { DrawnOwnPath } from '../site/own-pages.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * The code of the shell's own pages, by path. What the shell imports later is in this bundle only if it is named here;
 * each is made when it is first drawn.
 */
export const loadOwnPage: Readonly<Record<DrawnOwnPath, LoadPage>> = {
  '/auth/login': () => import(/* webpackMode: "eager" */ '../pages/auth/login-page.tsx'),
  '/auth/register': () => import(/* webpackMode: "eager" */ '../pages/auth/register/register-kinds.tsx'),
  '/auth/forgot-password': () => import(/* webpackMode: "eager" */ '../pages/auth/forgot-password-page.tsx'),
  '/page/:slug': () => import(/* webpackMode: "eager" */ '../pages/site/post/post-page.tsx'),
  '/contact': () => import(/* webpackMode: "eager" */ '../pages/site/contact/contact-page.tsx'),
};

/**
 * The pages that stay open while the site is closed, for the page's server and the page alike: an operator is one only
 * after the login, by whatever way it goes.
 */
const WAYS_IN = /^\/auth\/(?:login|token|callback\/[^/]+)\/?$/;

export const isWayIn = (pathname: string): boolean => WAYS_IN.test(pathname);

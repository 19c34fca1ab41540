/** The menus of the site's frame, in a chunk that loads at the first press. */
export { AccountMenu } from './account-menu.tsx';
export { LanguagesMenu } from './languages-menu.tsx';

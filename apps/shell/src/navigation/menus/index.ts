/** What opens behind the icons of the frame; nothing of it is fetched before one is pressed. */
export { AccountMenu } from './account-menu.tsx';
export { LanguagesMenu } from './languages-menu.tsx';

/** What the shell lends of i18next and react-i18next: everything, since it hangs on the page's instance. */
export * from 'react-i18next';
export * from 'i18next';
export { default as i18next } from 'i18next';

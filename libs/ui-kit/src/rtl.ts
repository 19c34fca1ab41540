/** The stylis plugin that flips physical properties; fetched by right-to-left pages only. */
export { default as rtlPlugin } from 'stylis-plugin-rtl';

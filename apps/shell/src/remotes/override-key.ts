/** Of the query parameter, and of the tab's memory of it. */
export const OVERRIDE_KEY = 'mf-override';

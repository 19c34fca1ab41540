import type { FirstData } from '@barg/contract';

/** The data of one of the site's own pages, in the language that it is read in. */
export const SITE_PAGE_DATA = [
  {
    path: '/posts/:slug',
    preview: { type: 'article', title: ['/title'] },
    query: { endpoint: 'sitePage', argOf: ({ slug = '' }, culture) => ({ slug, culture }) },
  },
] as const satisfies readonly FirstData[];

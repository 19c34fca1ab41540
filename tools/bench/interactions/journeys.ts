import type { Locator, Page } from 'playwright';

export interface Journey {
  what: string;
  as: 'guest' | 'fan' | 'performer';
  path: string;
  /** Each is a press of its own, or a word that is typed. What it presses is in sight first. */
  presses: ReadonlyArray<(page: Page) => Promise<void>>;
}

const press =
  (find: (page: Page) => Locator) =>
  async (page: Page): Promise<void> =>
    find(page).first().click();

const button = (name: RegExp) => press((page) => page.getByRole('main').getByRole('button', { name }));
const link = (name: RegExp) => press((page) => page.getByRole('main').getByRole('link', { name }));
const inDialog = (name: RegExp) => press((page) => page.getByRole('dialog').getByRole('button', { name }));
const menu = (page: string) => press((one) => one.getByRole('navigation').getByRole('link', { name: page }));

/** A word of some letters into the field that is found. */
const type =
  (find: (page: Page) => Locator, word = 'paper') =>
  async (page: Page): Promise<void> => {
    const field = find(page).first();
    await field.click();
    await field.pressSequentially(word, { delay: 40 });
  };

const escape = async (page: Page): Promise<void> => page.keyboard.press('Escape');

/** Ten things that people come for, in English on the demo's data. */
export const journeysOf = (username: string): readonly Journey[] => [
  { what: 'a guest looks around', as: 'guest', path: '/explore', presses: [link(/^Newest/), link(/^Creators/)] },
  {
    what: 'a guest searches',
    as: 'guest',
    path: '/explore',
    presses: [type((page) => page.getByRole('combobox', { name: /^Search/ }))],
  },
  {
    what: 'a fan likes, and reads comments',
    as: 'fan',
    path: '/home',
    presses: [button(/^Like /), button(/^Comments /)],
  },
  {
    what: 'a fan writes a comment',
    as: 'fan',
    path: '/home',
    presses: [
      press((page) => page.getByRole('button', { name: /^Comments [1-9]/ })),
      type((page) => page.getByRole('textbox')),
    ],
  },
  {
    what: 'a fan opens the options of a post',
    as: 'fan',
    path: '/home',
    presses: [button(/^Options of this/), escape],
  },
  {
    what: 'a fan looks at a profile, and at its shop',
    as: 'fan',
    path: `/${username}`,
    presses: [link(/^Photos/), link(/^Shop/)],
  },
  {
    what: 'a fan tips',
    as: 'fan',
    path: `/${username}`,
    presses: [button(/Tip$/), type((page) => page.getByRole('dialog').getByRole('textbox'), '12'), escape],
  },
  {
    what: 'a fan opens a conversation and writes',
    as: 'fan',
    path: '/messages',
    presses: [
      press((page) => page.getByRole('main').getByRole('listitem').getByRole('link')),
      type((page) => page.getByRole('main').getByRole('textbox')),
    ],
  },
  { what: 'a fan tops up', as: 'fan', path: '/wallet', presses: [button(/^Top up/), inDialog(/\d/), escape] },
  {
    what: 'a performer writes a post',
    as: 'performer',
    path: '/creator/studio',
    presses: [link(/^New post/), type((page) => page.getByRole('main').getByRole('textbox')), menu('Explore')],
  },
];

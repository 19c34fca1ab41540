import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryOf } from '../../testing/registry.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { applyOverrides } from './change-overrides.ts';
import { DeveloperTools } from './developer-tools.tsx';
import type { Site } from '../../site/site.ts';
// Here already, so that no test waits for it to be compiled.
import './panel/override-panel.tsx';

jest.mock('./change-overrides.ts', () => ({
  ...jest.requireActual<object>('./change-overrides.ts'),
  applyOverrides: jest.fn(),
}));

const PORTS = 'http://localhost:*';
const FEED = 'http://localhost:4301';
const registry = registryOf({
  feed: { offers: ['post.actions'] },
  commerce: {
    fills: [{ slot: 'post.actions', expose: './tip', order: 1 }],
    intents: [{ intent: 'commerce.tip', expose: './tip-dialog' }],
  },
});
const live = registryOf({ live: { contract: '2.0.0' } }).remotes.live;
const away = live ? [{ reason: 'incompatible' as const, version: '9', descriptor: live.descriptor }] : [];
const taken = [{ name: 'feed', base: FEED, state: 'active' as const }];
const keys = '{Control>}{Shift>}[KeyO]{/Shift}{/Control}';

interface Changes {
  collisions?: Site['collisions'];
  overrides?: Array<{ name: string; base: string; state: 'active' | 'refused' | 'unreachable' }>;
  overrideOrigins?: string[];
  importExpose?: () => Promise<() => null>;
}

const openInSite = async ({
  importExpose = async () => Promise.reject(new Error('chunk 7 is gone')),
  ...changes
}: Changes = {}) => {
  const options = { registry, away, overrideOrigins: [PORTS], importExpose, ...changes };
  const { site } = await renderSite(<DeveloperTools />, options);
  await userEvent.keyboard(keys);
  return { site, dialog: await screen.findByRole('dialog', { name: 'Parts of this site' }) };
};
const open = async (changes?: Changes) => (await openInSite(changes)).dialog;
const fill = async (field: HTMLElement, words: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(words);
};
const rowOf = (dialog: HTMLElement, name: string) =>
  within(within(dialog).getByRole('table', { name: 'Remotes' }))
    .getByText(name)
    .closest('tr') as HTMLElement;

afterEach(() => jest.clearAllMocks());

describe("the developer's panel", () => {
  it('lists remotes with version and state, and why one is kept out', async () => {
    const dialog = await open({ overrides: taken });
    expect(rowOf(dialog, 'feed')).toHaveTextContent(`Override${FEED}`);
    expect(rowOf(dialog, 'commerce')).toHaveTextContent('Live1');
    expect(rowOf(dialog, 'commerce')).toHaveTextContent('Not loaded yet');
    expect(rowOf(dialog, 'live')).toHaveTextContent('Incompatible');
    expect(rowOf(dialog, 'live')).toHaveTextContent('It speaks contract 2.0.0, the shell 1.0.0.');
  });

  it('tells of an override that nobody answers, with the version that stays', async () => {
    const dialog = await open({ overrides: [{ name: 'feed', base: FEED, state: 'unreachable' }] });
    expect(rowOf(dialog, 'feed')).toHaveTextContent('Live1');
    expect(rowOf(dialog, 'feed')).toHaveTextContent(`No build of feed answered at ${FEED}`);
    expect(within(dialog).getByRole('button', { name: 'Reset the override of feed' })).toBeVisible();
  });

  it('tells who fills a slot and who answers an intent', async () => {
    const dialog = await open();
    const slots = within(dialog).getByRole('table', { name: 'Slots' });
    expect(within(slots).getByText('post.actions').closest('tr')).toHaveTextContent('feedFilled bycommerce./tip');
    const intents = within(dialog).getByRole('table', { name: 'Intents' });
    expect(within(intents).getByText('commerce.tip').closest('tr')).toHaveTextContent('commerce./tip-dialog');
    expect(within(intents).getByText('site.report').closest('tr')).toHaveTextContent('Shell');
  });

  it('tells what of a remote is left out, and whose it is', async () => {
    const dialog = await open({
      collisions: [
        { remote: 'feed', part: 'route', name: '/auth/login', owner: 'shell' },
        { remote: 'feed', part: 'intent', name: 'commerce.tip', owner: 'commerce' },
      ],
    });
    expect(rowOf(dialog, 'feed')).toHaveTextContent('Left out: /auth/login. It is that of Shell.');
    expect(rowOf(dialog, 'feed')).toHaveTextContent('Left out: commerce.tip. It is that of commerce.');
    expect(rowOf(dialog, 'commerce')).not.toHaveTextContent('Left out');
  });

  it('shows what becomes of the parts while it is open', async () => {
    const chunk = Promise.withResolvers<() => null>();
    const { dialog, site } = await openInSite({ importExpose: () => chunk.promise });
    const expectBoth = (state: string): void => {
      expect(rowOf(dialog, 'commerce')).toHaveTextContent(`State${state}`);
      expect(within(dialog).getByText('post.actions').closest('tr')).toHaveTextContent(`./tip${state}`);
    };
    expectBoth('Not loaded yet');
    act(() => void site.exposes.load('commerce', './tip'));
    expectBoth('Loading');
    await act(async () => chunk.resolve(() => null));
    expectBoth('Loaded');
  });

  it('closes by Escape, and by its own key', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a remote from an allowed origin, beside those taken already', async () => {
    const dialog = await open({ overrides: taken });
    await fill(within(dialog).getByLabelText('Remote'), 'live');
    await fill(within(dialog).getByLabelText('Address of its build'), 'http://localhost:4305/');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Load from there' }));
    expect(applyOverrides).toHaveBeenCalledWith([
      { name: 'feed', base: FEED },
      { name: 'live', base: 'http://localhost:4305' },
    ]);
  });

  it('says at the field what it refuses, and loads nothing', async () => {
    const dialog = await open();
    const base = within(dialog).getByLabelText('Address of its build');
    await fill(within(dialog).getByLabelText('Remote'), 'live');
    await fill(base, 'https://evil.example/live');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Load from there' }));
    expect(base).toHaveAccessibleDescription(/This site takes nothing from https:\/\/evil\.example/);
    await userEvent.clear(base);
    await fill(base, 'nonsense');
    await userEvent.keyboard('{Enter}');
    expect(base).toHaveAccessibleDescription('This is no address.');
    expect(applyOverrides).not.toHaveBeenCalled();
  });

  it('resets one, and all', async () => {
    const both = [...taken, { name: 'commerce', base: 'http://localhost:4304', state: 'active' as const }];
    const dialog = await open({ overrides: both });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset the override of feed' }));
    expect(applyOverrides).toHaveBeenLastCalledWith([{ name: 'commerce', base: 'http://localhost:4304' }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset all overrides' }));
    expect(applyOverrides).toHaveBeenLastCalledWith([]);
  });

  it('is not there where no overrides are allowed', async () => {
    await renderSite(<DeveloperTools />, { registry, importExpose: async () => () => null });
    await userEvent.keyboard(keys);
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the banner', () => {
  const show = (overrides: Changes['overrides']) =>
    renderSite(<DeveloperTools />, {
      registry,
      overrides,
      overrideOrigins: [PORTS],
      importExpose: async () => () => null,
    });

  it('stays as long as something is overridden, with the way back', async () => {
    await show(taken);
    expect(await screen.findByText(/in this tab feed comes from http:\/\/localhost:4301/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the deployed ones' }));
    expect(applyOverrides).toHaveBeenCalledWith([]);
  });

  it('says what was refused and what is allowed, and can be closed then', async () => {
    await show([{ name: 'feed', base: 'https://evil.example', state: 'refused' }]);
    expect(await screen.findByText(/feed was not taken from https:\/\/evil\.example.*localhost:\* only/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/was not taken/)).toBeNull();
  });
});

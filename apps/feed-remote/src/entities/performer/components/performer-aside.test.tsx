import { screen } from '@testing-library/react';
import type { Platform } from '@barg/session';
import { testPerformer, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { sampleProfile } from '../../../testing/samples.ts';
import { PerformerAside } from './performer-aside.tsx';

/** Somebody whom this remote does not know, and whose part is on its way. */
const platform: Partial<Platform> = {
  SlotOutlet: () => null,
  fillsOf: (name) =>
    name === 'profile.aside'
      ? [{ shows: [{ to: ['guest', 'user'], where: { '/performer/isSubscribed': true }, height: 111 }] }, {}]
      : [],
};
const aside = (isSubscribed: boolean) => (
  <div data-testid="around">
    <PerformerAside performer={sampleProfile({ isSubscribed })} />
  </div>
);
const room = (): string =>
  (screen.getByTestId('around').firstElementChild as HTMLElement).style.getPropertyValue('--room');

test('keeps the room that the descriptor of whoever fills it names', () => {
  renderFeed(aside(true), { user: testUser(), platform });
  expect(room()).toBe('111px');
});

test.each([
  ['of others', testPerformer(), true],
  ['in other cases', testUser(), false],
])('keeps none where it will not show, to visitors %s', (_which, user, isSubscribed) => {
  renderFeed(aside(isSubscribed), { user, platform });
  expect(room()).toBe('');
});

test('keeps none where no scripts fill it', () => {
  renderFeed(aside(true), { user: testUser(), platform });
  const [own = ''] = [...(screen.getByTestId('around').firstElementChild?.classList ?? [])].slice(-1);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const withoutScripts = rules.find(
    (rule) => /^@media \(scripting: ?none\)/.test(rule) && rule.includes(`.${own}:empty`),
  );
  expect(withoutScripts).toContain('display: none');
});

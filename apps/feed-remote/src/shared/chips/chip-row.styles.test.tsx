import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderFeed } from '../../testing/render-feed.tsx';
import { ChipRowRoot } from './chip-row.styles.ts';

it('scrolls on a phone before a label takes a second line, and stretches no chip', () => {
  renderFeed(<ChipRowRoot role="group" />);
  expect(stylesOf(screen.getByRole('group'))).toContain('align-items: center');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const [row = ''] = screen.getByRole('group').className.split(' ').slice(-1);
  const onPhones = rules.find((rule) => rule.startsWith('@media') && rule.includes(`.${row}.${row}`));
  expect(onPhones).toContain('white-space: nowrap');
});

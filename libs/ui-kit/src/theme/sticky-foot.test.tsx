import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { stickyFoot } from '@barg/ui-kit';
import { baseCss } from './base-css.ts';

const Foot = styled.div`
  ${stickyFoot('120px')}
  inset-block-end: 0;
`;

it('keeps what gets the focus beside a bar at the foot clear of it, and what is in the bar where it is', () => {
  render(
    <>
      <style>{baseCss}</style>
      <main>
        <section aria-label="Form">
          <a href="#one">Link</a>
          <div>
            <button type="button">Button</button>
          </div>
          <input aria-label="Field" />
          <Foot role="group">
            <button type="button">Save</button>
          </Foot>
        </section>
        <button type="button">Elsewhere</button>
      </main>
    </>,
  );
  /** As it is set at an element itself: the test's browser lets no custom property come down. */
  const footAt = (element: Element) => getComputedStyle(element).getPropertyValue('--foot');
  const roomOf = (element: Element) => getComputedStyle(element).getPropertyValue('scroll-margin-block-end');
  for (const role of ['link', 'textbox', 'button'])
    for (const element of screen.getAllByRole(role)) expect(roomOf(element)).toBe('var(--foot,0px)');
  expect(footAt(screen.getByRole('region'))).toBe('120px');
  expect(footAt(screen.getByRole('group'))).toBe('0px');
  expect(footAt(screen.getByRole('main'))).toBe('');
});

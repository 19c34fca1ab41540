import { render, screen } from '@testing-library/react';
import styled from 'styled-components';

/** What a module of styles comes to each time that it runs: in one build of a remote, and in another. */
const runStyles = (color: string) => ({
  Frame: styled.div`
    padding: 4px;
  `,
  Title: styled.h2`
    color: ${color};
  `,
});
const classesOf = (element: Element): string[] => [...element.classList];
const MANY = 5000;

describe('classes of builds that know nothing of each other', () => {
  it('are not shared, though the styles stand at the same place of the same file', () => {
    const first = runStyles('red');
    const second = runStyles('blue');
    render(
      <>
        <first.Title>one</first.Title>
        <second.Title>other</second.Title>
        <first.Frame data-testid="one" />
        <second.Frame data-testid="other" />
      </>,
    );
    expect(screen.getByText('one')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
    expect(screen.getByText('other')).toHaveStyle({ color: 'rgb(0, 0, 255)' });
    const [one, other] = ['one', 'other'].map((id) => classesOf(screen.getByTestId(id)));
    expect(one?.filter((name) => other?.includes(name))).toEqual([]);
  });

  it('stay apart, however many components a page has', () => {
    const ids = Array.from({ length: MANY }, () => styled.div``.toString());
    expect(new Set(ids).size).toBe(MANY);
  });
});

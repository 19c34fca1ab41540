import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSlides } from './use-slides.ts';

const WIDTH = 300;
const COUNT = 6;

function Slides() {
  const { track, current, turnBy, listeners } = useSlides(0, COUNT);
  return (
    <>
      <ul ref={track} {...listeners}>
        {Array.from({ length: COUNT }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
      <output>{current}</output>
      <button onClick={() => turnBy(1)}>next</button>
      <button onClick={() => turnBy(-1)}>previous</button>
    </>
  );
}

/** A list whose slides have its width, and whose smooth scrolling is advanced by the test. */
const renderSlides = () => {
  render(<Slides />);
  const list = screen.getByRole('list');
  let aim = 0;
  Object.defineProperties(list, {
    clientWidth: { value: WIDTH },
    scrollWidth: { value: WIDTH * COUNT },
  });
  [...list.children].forEach((slide, index) => {
    slide.scrollIntoView = () => (aim = index);
  });
  const scroll = (left: number) =>
    act(() => {
      list.scrollLeft = left;
      fireEvent.scroll(list);
    });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { list, scroll, press, aim: () => aim };
};

test.each([1, -1] as const)('each press moves by one from where it is heading (direction %i)', (direction) => {
  const { scroll, press, aim } = renderSlides();
  press('next');
  scroll(direction * 20);
  press('next');
  press('next');
  expect(aim()).toBe(3);
  // It scrolls past others.
  scroll(direction * WIDTH);
  press('next');
  expect(aim()).toBe(4);
  scroll(direction * 2 * WIDTH);
  press('previous');
  expect(aim()).toBe(3);
  scroll(direction * 3 * WIDTH);
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

test('no press leads beyond the last', () => {
  const { press, aim } = renderSlides();
  for (let times = 0; times < COUNT + 2; times += 1) press('next');
  expect(aim()).toBe(COUNT - 1);
  press('previous');
  expect(aim()).toBe(COUNT - 2);
});

test('a press counts from where a hand has left the slides, also one that came between', () => {
  const { list, scroll, press, aim } = renderSlides();
  press('next');
  press('next');
  fireEvent.pointerDown(list);
  scroll(WIDTH);
  press('next');
  expect(aim()).toBe(2);
});

import { screen } from '@testing-library/react';
import { renderWithUi, touchRoomOf } from '@barg/ui-kit/testing';
import { TextButton } from '../entities/comment/components/comments.styles.ts';
import { MoreButton } from '../entities/post/components/post-card.styles.ts';

it.each([
  ['an answer to a comment', <TextButton key="answer" />, '-4px 0px'],
  ['the rest of a post', <MoreButton key="more" />, '-6px 0px'],
])('gives a finger 44 pixels for %s, however quiet its button is', (_what, button, room) => {
  renderWithUi(button);
  expect(touchRoomOf(screen.getByRole('button'))).toBe(room);
});

import type { ReactNode } from 'react';
import { UserLine } from '../user-text/user-text.tsx';
import { RowBody, RowButton, RowLink, RowRoot, RowSubtitle, RowTitle } from './list-row.styles.ts';

interface ListRowProps {
  /** Before the text: an avatar, a thumbnail. */
  start?: ReactNode;
  /**
   * A string is treated as text of a user: in its own direction, and cut at the end of its line. All else takes as many
   * lines as it needs, because digits that are cut make another amount.
   */
  title: ReactNode;
  /** As the title; what cuts itself, as an excerpt behind a name, stays in one line. */
  subtitle?: ReactNode;
  /** After the text: a time, a count, a button (not inside a row that is itself a link or button). */
  end?: ReactNode;
  to?: string;
  onClick?: () => void;
  isSelected?: boolean;
  /**
   * The facts of the subtitle (`Dots`) stand below each other in a narrow row, and have so much room that what stands
   * after them rather goes below them.
   */
  isStacking?: boolean;
  /** A string is whole too, as other subtitles are: for what can be read nowhere else. */
  wrapsSubtitle?: boolean;
}

const Title = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? (
    <UserLine as={RowTitle} text={children} $isCut />
  ) : (
    <RowTitle $isCut={false}>{children}</RowTitle>
  );

const Subtitle = ({ children, wraps }: { children: ReactNode; wraps: boolean }) =>
  typeof children === 'string' ? (
    <UserLine as={RowSubtitle} text={children} $isCut={!wraps} />
  ) : (
    <RowSubtitle $isCut={false}>{children}</RowSubtitle>
  );

export const ListRow = ({
  start,
  title,
  subtitle,
  end,
  to,
  onClick,
  isSelected = false,
  isStacking = false,
  wrapsSubtitle = false,
}: ListRowProps) => {
  const content = (
    <>
      {start}
      <RowBody $isStacking={isStacking}>
        <Title>{title}</Title>
        {subtitle && <Subtitle wraps={wrapsSubtitle}>{subtitle}</Subtitle>}
      </RowBody>
      {end}
    </>
  );
  const current = isSelected ? 'true' : undefined;
  const look = { $isSelected: isSelected, $isStacking: isStacking };
  if (to) {
    return (
      <RowLink to={to} aria-current={current} {...look}>
        {content}
      </RowLink>
    );
  }
  if (onClick) {
    return (
      <RowButton type="button" onClick={onClick} aria-current={current} {...look}>
        {content}
      </RowButton>
    );
  }
  return <RowRoot {...look}>{content}</RowRoot>;
};

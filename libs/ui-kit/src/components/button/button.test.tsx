import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  it('calls back when pressed', async () => {
    const handleClick = jest.fn();
    renderWithUi(<Button onClick={handleClick}>Follow</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('takes no clicks, keeps the focus and says so while loading', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderWithUi(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isLoading onClick={handleClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('turns an icon with a direction round in right-to-left pages, and no other', () => {
    renderWithUi(
      <>
        <ButtonLink to="/people" icon={ArrowLeft} isMirrored>
          People
        </ButtonLink>
        <Button icon={ArrowLeft} isMirrored>
          Back
        </Button>
        <Button icon={Plus}>Add</Button>
      </>,
    );
    const classOf = (element: HTMLElement) => element.querySelector('svg')?.parentElement?.className;
    const turned = classOf(screen.getByRole('link', { name: 'People' }));
    expect(classOf(screen.getByRole('button', { name: 'Back' }))).toBe(turned);
    expect(classOf(screen.getByRole('button', { name: 'Add' }))).not.toBe(turned);
  });

  it('is a real link when it goes somewhere', () => {
    renderWithUi(<ButtonLink to="/wallet">Wallet</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
  });
});

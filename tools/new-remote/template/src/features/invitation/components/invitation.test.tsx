import { screen } from '@testing-library/react';
import { render__Name__ } from '../../../testing/render-__name__.tsx';
import { Invitation } from './invitation.tsx';

describe('the invitation in the aside', () => {
  it('leads from the home page to the remote’s own', () => {
    render__Name__(<Invitation pathname="/home" />);
    expect(screen.getByRole('link', { name: 'Have a look' })).toHaveAttribute('href', '/__name__');
  });

  it('stands nowhere else', () => {
    render__Name__(<Invitation pathname="/explore" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

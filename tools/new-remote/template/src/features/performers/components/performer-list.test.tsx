import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp } from '@barg/session/testing';
import { mahsa } from '../../../testing/mahsa.ts';
import { pageOf, render__Name__ } from '../../../testing/render-__name__.tsx';
import { PerformerList } from './performer-list.tsx';

const TOP = 'GET /performers/top';

describe('the list of performers', () => {
  beforeEach(() => resetSession());

  it('leads to each of them', async () => {
    stubHttp({ [TOP]: () => pageOf(mahsa) });
    render__Name__(<PerformerList />);
    expect(await screen.findByRole('link', { name: /Mahsa Karimi/ })).toHaveAttribute('href', '/mahsa.art');
  });

  it('says when there is nobody', async () => {
    stubHttp({ [TOP]: () => pageOf() });
    render__Name__(<PerformerList />);
    expect(await screen.findByText('Nobody is here yet.')).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    stubHttp({
      [TOP]: () => {
        if (isDown) throw stubError(503, 'server.busy', 'Please come back later.');
        return pageOf(mahsa);
      },
    });
    render__Name__(<PerformerList />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please come back later.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Mahsa Karimi/ })).toBeInTheDocument();
  });
});

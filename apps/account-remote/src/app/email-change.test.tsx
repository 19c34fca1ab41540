import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages as account, renderAccount } from '../testing/render-account.tsx';
import { ConfirmationDialog } from '../features/security/confirmation/confirmation-dialog.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';

jest.setTimeout(20_000);

beforeEach(() => resetSession(testUser()));

/** Gives the account another e-mail in a session that is not recent; the owner answers the question as given. */
const changeEmail = async (answer: 'done' | null, isIntentAvailable = true) => {
  let isConfirmed = false;
  const calls = stubHttp({
    'GET /countries/list': () => ({ data: [], total: 0 }),
    'GET /languages/list': () => ({ data: [], total: 0 }),
    'PUT /users': ({ body }) => {
      if (!isConfirmed) throw stubError(403, 'account.confirmation_required', 'Enter your password again.');
      return testUser(body as object);
    },
  });
  const askIntent = jest.fn(async () => {
    isConfirmed = answer !== null;
    return answer as never;
  });
  renderAccount(<ProfileForm user={testUser()} />, {
    platform: { askIntent, isIntentAvailable: () => isIntentAvailable },
  });
  const field = await screen.findByLabelText(account.profile.email);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('moved@barg.example');
  await userEvent.click(screen.getByRole('button', { name: account.save }));
  return { askIntent, field, saves: () => calls.filter(({ name }) => name === 'PUT /users') };
};

describe('another e-mail in a session that is not recent', () => {
  it('is saved once the owner was asked again', async () => {
    const { askIntent, saves } = await changeEmail('done');
    expect(await screen.findByText(account.saved)).toBeVisible();
    expect(askIntent).toHaveBeenCalledWith('site.confirm', {});
    expect(saves()).toHaveLength(2);
  });

  it('stays in its field, unsaved and without a word, when the owner turns back', async () => {
    const { field, saves } = await changeEmail(null);
    expect(field).toHaveValue('moved@barg.example');
    expect(saves()).toHaveLength(1);
    expect(screen.queryByText(account.saved)).toBeNull();
    expect(screen.queryByText('Enter your password again.')).toBeNull();
  });

  it('says what the server said where nobody can ask', async () => {
    await changeEmail(null, false);
    expect(await screen.findByText('Enter your password again.')).toBeVisible();
  });
});

describe('the question for the owner', () => {
  const ask = ({ hasPassword, isEnabled }: { hasPassword: boolean; isEnabled: boolean }) => {
    const onSettled = jest.fn();
    const calls = stubHttp({
      'GET /users/me/two-step': () => ({ isEnabled, enabledAt: null, recoveryCodesLeft: 0 }),
      'GET /users/me/identities': () => ({ hasPassword, isConfirmed: false, identities: [] }),
      'POST /users/me/confirm': ({ body }) => {
        const { password, code } = body as { password?: string; code?: string };
        if (password !== 'right' && code !== '123456') throw stubError(422, 'auth.incorrect_credentials', 'No.');
        return {};
      },
    });
    renderAccount(<ConfirmationDialog payload={{}} onSettled={onSettled} />);
    return { calls, onSettled };
  };
  const prove = async (label: string, proof: string) => {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, proof);
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  };

  it('is settled by the right password, not by a wrong one', async () => {
    const { onSettled } = ask({ hasPassword: true, isEnabled: true });
    await prove('Current password', 'wrong');
    expect(await screen.findByText('No.')).toBeVisible();
    expect(onSettled).not.toHaveBeenCalled();
    await prove('Current password', 'right');
    expect(onSettled).toHaveBeenCalledWith('done');
  });

  it('takes a code of the app where there is no password', async () => {
    const { onSettled } = ask({ hasPassword: false, isEnabled: true });
    await prove(account.security.twoStep.code, '123456');
    expect(onSettled).toHaveBeenCalledWith('done');
  });

  it('sends who has neither to log in again', async () => {
    ask({ hasPassword: false, isEnabled: false });
    expect(await screen.findByText(account.data.logInAgain)).toBeVisible();
  });

  it('says that it could not be asked while the server does not answer, and asks when it does', async () => {
    let isAway = true;
    stubHttp({
      'GET /users/me/two-step': () => ({ isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 }),
      'GET /users/me/identities': () => {
        if (isAway) throw stubError(503, 'site.unavailable', 'Not now.');
        return { hasPassword: true, isConfirmed: false, identities: [] };
      },
    });
    renderAccount(<ConfirmationDialog payload={{}} onSettled={jest.fn()} />);
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.queryByText(account.data.logInAgain)).toBeNull();
    isAway = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Current password')).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import shellMessages from '../../locales/en-US.json';
import siteMessages from '../../locales/site/en-US.json';
import { ContactForm } from './contact/contact-form.tsx';
import { ReportForm } from './report/report-form.tsx';

const forms = {
  contact: <ContactForm onSent={() => undefined} />,
  report: <ReportForm target={{ type: 'feed', _id: 'post-1' }} onSent={() => undefined} />,
};

const show = (name: keyof typeof forms, user = testUser()) => {
  resetSession();
  resetSession(user);
  return renderWithUi(forms[name], {
    texts: { shell: shellMessages, site: siteMessages },
    wrapper: TestSession,
  });
};
const text = () => screen.getAllByRole('textbox').at(-1) as HTMLElement;

describe.each(['contact', 'report'] as const)('the form for a %s', (name) => {
  it('has its words again after a reload, for its writer alone', async () => {
    stubHttp({});
    const page = show(name);
    await userEvent.type(text(), 'Half a sent');
    page.unmount();
    const again = show(name);
    expect(text()).toHaveValue('Half a sent');
    again.unmount();
    show(name, testUser({ _id: 'somebody-else' }));
    expect(text()).toHaveValue('');
  });
});

it('takes a subject that shows nothing for none', async () => {
  const calls = stubHttp({ 'POST /contact': () => ({}) });
  show('contact');
  await userEvent.type(screen.getByLabelText(siteMessages.contact.subject), '\u3164');
  await userEvent.type(text(), 'A whole sentence');
  await userEvent.click(screen.getByRole('button', { name: siteMessages.contact.send }));
  expect(await screen.findByText('This is required.')).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it('has nothing left of a letter that was sent', async () => {
  const calls = stubHttp({ 'POST /contact': () => ({}) });
  const page = show('contact');
  await userEvent.type(screen.getByLabelText(siteMessages.contact.subject), 'Hello');
  await userEvent.type(text(), 'A whole sentence');
  await userEvent.click(screen.getByRole('button', { name: siteMessages.contact.send }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('barg.unsent') ?? '').not.toContain('sentence'));
  page.unmount();
  show('contact');
  expect(text()).toHaveValue('');
});

import type { SiteSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, useToast } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote } from '@barg/ui-kit/forms';
import { Loaded } from '../../shared/loaded.tsx';
import { ConflictsCard } from './conflicts-card.tsx';
import { useSiteSettingsQuery } from '../../shared/api/site-settings.ts';
import { AccountsCard, IdentityCard, KeysCard, MessagesCard, MoneyCard } from './settings-cards.tsx';
import type { SettingsForm } from './settings-form-schema.ts';
import { useSettingsEditor } from './use-settings-editor.ts';

function SettingsEditor({ loaded }: { loaded: SiteSettings }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const { form, unsent, save, conflicts, refusals, takeTheirs } = useSettingsEditor(loaded);
  const handleSubmit = async (values: SettingsForm): Promise<void> => {
    if (await save(values)) toast(t('saved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      {conflicts.length > 0 && <ConflictsCard key={refusals} conflicts={conflicts} onTakeTheirs={takeTheirs} />}
      <IdentityCard />
      <MoneyCard />
      <AccountsCard />
      <MessagesCard />
      <KeysCard />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

/** The site's settings; open pages apply changes immediately. */
export default function SettingsPage() {
  const { t } = useTranslation('operator');
  const query = useSiteSettingsQuery();
  return (
    <>
      <PageHeader title={t('sections.settings')} subtitle={t('settings.subtitle')} />
      <Loaded query={query}>{(data) => <SettingsEditor loaded={data} />}</Loaded>
    </>
  );
}

import type { Address } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { useAttemptKey } from '@barg/session/attempt-key';
import { usePhoneCodes } from '@barg/session/reference';
import { changedFields, hasFields, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import {
  ChangedElsewhere,
  Form,
  FormCheckbox,
  FormTextArea,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { FormPhoneField } from '@barg/ui-kit/pickers';
import { readAddress, useSaveAddressMutation } from './api/addresses.ts';
import { addressSchema, initialValues, type AddressValues } from './address-schema.ts';
import { PlaceFields } from './place-fields.tsx';

interface AddressDialogProps {
  /** Null for a new one. */
  address: Address | null;
  onClose: () => void;
  /** Called when it is saved, instead of `onClose`. */
  onSaved?: (address: Address) => void;
}

/** One place: a city of one window with the street of another would be nowhere. */
const PLACE = ['country', 'state', 'city', 'street', 'postalCode'] as const;

/** What is left on the device until it is sent: all but the phone number, which nobody else has to find there. */
const KEPT = ['name', 'country', 'state', 'city', 'street', 'postalCode', 'note'];

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { together: [PLACE], compared: KEPT };

/** Adds an address or changes one. */
export default function AddressDialog({ address, onClose, onSaved = onClose }: AddressDialogProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const ownName = useCurrentUser()?.name ?? '';
  const [save] = useSaveAddressMutation();
  const form = useZodForm(addressSchema, { defaultValues: initialValues(address, ownName) });
  const unsent = useUnsentForm(form, `address:${address?._id ?? 'new'}`, KEPT, {
    ...DRAFT_RULES,
    isChange: Boolean(address),
  });
  const meanwhile = useChangedMeanwhile({
    ...{ form, unsent, valuesOf: (saved: Address) => initialValues(saved, ownName) },
    bodyOf: (values) => values as AddressValues,
    reload: () => readAddress(address?._id ?? ''),
    together: DRAFT_RULES.together,
  });
  // Not beside its draft: that has no telephone, and a mark of the whole body would tell it.
  const attempt = useAttemptKey('new-address');
  const [country, state] = form.watch(['country', 'state']);
  const codes = usePhoneCodes();
  const send = async (fields: AddressValues, typed: object): Promise<Address> => {
    if (!address) return attempt(fields, (key) => save({ id: null, body: fields, key }).unwrap());
    const { defaultValues: began } = form.formState;
    const body = changedFields({ began, typed, fields, bodyOf: (values) => values, together: PLACE });
    if (!hasFields(body)) return address;
    return meanwhile.saving(body, (basedOn) =>
      save({ id: address._id, body: { ...body, ...(basedOn && { basedOn }) } }).unwrap(),
    );
  };
  const handleSubmit = async (fields: AddressValues): Promise<void> => {
    const typed = unsent.typed();
    const saved = await send(fields, typed);
    unsent.forget(typed);
    toast(t('saved'), { tone: 'success' });
    onSaved(saved);
  };
  const labels = {
    ...{ name: t('addresses.name'), street: t('addresses.street'), postalCode: t('addresses.postalCode') },
    ...{ city: t('addresses.city'), state: t('addresses.state'), country: t('addresses.country') },
    ...{ phone: t('addresses.phone'), note: t('addresses.note') },
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(address ? 'addresses.editTitle' : 'addresses.addTitle')}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} />
        <FormTextField name="name" label={t('addresses.name')} autoComplete="name" />
        <PlaceFields country={country} state={state} />
        <FormTextField name="street" label={t('addresses.street')} autoComplete="street-address" />
        <FormTextField name="postalCode" label={t('addresses.postalCode')} autoComplete="postal-code" dir="ltr" />
        <FormPhoneField name="phone" label={t('addresses.phone')} codes={codes.items} defaultCountry={country} />
        <FormTextArea name="note" label={t('addresses.note')} rows={2} />
        {!address?.isDefault && <FormCheckbox name="isDefault" label={t('addresses.useAsDefault')} />}
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

import { NotFoundError } from '../../errors/common-errors.ts';
import type { Context } from '../../context.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findPayee } from '../wallet/wallet.repository.ts';
import { findOpenId } from './private-streams.repository.ts';
import type { PrivateSettings, PrivateSettingsChange } from './private-streams.schema.ts';
import { findSettings, saveSettings, type SettingsRow } from './settings.repository.ts';

/** What stands in the form of who has never set anything. */
const UNSET: PrivateSettings = { isOn: false, price: 5, leastMinutes: 5, takesCamera: false };

const present = (row: SettingsRow | undefined): PrivateSettings =>
  row
    ? {
        isOn: row.is_on,
        price: fromHundredths(row.price),
        leastMinutes: row.least_minutes,
        takesCamera: row.takes_camera,
      }
    : UNSET;

export const getSettings = async ({ db }: Pick<Context, 'db'>, performerId: string): Promise<PrivateSettings> =>
  present(await findSettings(db, performerId));

/** What was agreed to before stays as it was agreed. @throws ChangedMeanwhileError */
export const changeSettings = (
  context: Context,
  performerId: string,
  { basedOn, ...settings }: PrivateSettingsChange,
): Promise<PrivateSettings> =>
  context.work(async ({ db }) => {
    // The settings have no row before they are first changed.
    await lockAccount(db, performerId);
    if (basedOn) assertStands({ stored: { ...(await getSettings({ db }, performerId)) }, changes: settings, basedOn });
    const { isOn, price, leastMinutes, takesCamera } = settings;
    const row = await saveSettings(db, {
      ...{ performer_id: performerId, is_on: isOn, price: toHundredths(price) },
      ...{ least_minutes: leastMinutes, takes_camera: takesCamera },
    });
    return present(row);
  });

/** What a performer offers to a fan. @throws NotFoundError for one who does not exist for the fan */
export const getOffer = async ({ db }: Context, member: Member, performerId: string) => {
  const performer = await findPayee(db, member, performerId);
  if (!performer) throw new NotFoundError();
  const [settings, openId] = await Promise.all([
    findSettings(db, performerId),
    findOpenId(db, member.account.id, performerId),
  ]);
  return { ...present(settings), performer, openId };
};

/** The page where an account says which letters it wants. */
export const SETTINGS_PATH = '/user/account/notifications';
/** The page of notices. */
export const NOTICES_PATH = '/notifications';

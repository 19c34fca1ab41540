/** The console; its sections lie below. */
export const OPERATOR_PATH = '/operator';
/** The pages of one's own account, which every site has. */
export const ACCOUNT_PATH = '/user/account';

import { WALLET_DATA } from '../../first-data/wallet.ts';
import { WalletPage } from '../../routes/wallet-page.tsx';

export default Object.assign(WalletPage, { firstData: WALLET_DATA });

import { INBOX_DATA } from '../../first-data/inbox.ts';
import { MessagesPage } from '../../routes/messages-page.tsx';

export default Object.assign(MessagesPage, { firstData: INBOX_DATA });

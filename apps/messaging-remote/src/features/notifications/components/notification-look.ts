import Bell from 'lucide-react/icons/bell';
import Coins from 'lucide-react/icons/coins';
import Heart from 'lucide-react/icons/heart';
import Image from 'lucide-react/icons/image';
import LockOpen from 'lucide-react/icons/lock-open';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import Radio from 'lucide-react/icons/radio';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldX from 'lucide-react/icons/shield-x';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import type { Notification } from '@barg/api-client/models';
import type { LucideIcon } from '@barg/ui-kit';

/** Colours by kind: saffron for money, red for live, green for others. */
export type NoticeTone = 'brand' | 'money' | 'live';

interface NoticeLook {
  icon: LucideIcon;
  tone: NoticeTone;
}

const looks: Record<Notification['kind'], NoticeLook> = {
  follow: { icon: UserPlus, tone: 'brand' },
  subscription: { icon: Sparkles, tone: 'brand' },
  'subscription-renewed': { icon: Sparkles, tone: 'money' },
  'subscription-continued': { icon: Sparkles, tone: 'money' },
  'subscription-past-due': { icon: TriangleAlert, tone: 'money' },
  'subscription-price-raised': { icon: Coins, tone: 'money' },
  'subscription-price-kept': { icon: Coins, tone: 'money' },
  'subscription-gift': { icon: Sparkles, tone: 'brand' },
  'subscription-gifted': { icon: Sparkles, tone: 'money' },
  'subscription-gift-returned': { icon: TriangleAlert, tone: 'money' },
  'subscription-ended': { icon: TriangleAlert, tone: 'money' },
  'subscription-gift-ended': { icon: Wallet, tone: 'money' },
  'subscription-card-refused': { icon: TriangleAlert, tone: 'money' },
  'subscription-trial-ending': { icon: Coins, tone: 'money' },
  'card-expiring': { icon: TriangleAlert, tone: 'money' },
  tip: { icon: Coins, tone: 'money' },
  purchase: { icon: LockOpen, tone: 'money' },
  like: { icon: Heart, tone: 'brand' },
  comment: { icon: MessageSquare, tone: 'brand' },
  'comment-reply': { icon: MessageSquare, tone: 'brand' },
  mention: { icon: MessageSquare, tone: 'brand' },
  message: { icon: MessageSquare, tone: 'brand' },
  'private-request': { icon: Radio, tone: 'money' },
  'private-accepted': { icon: Radio, tone: 'live' },
  'private-declined': { icon: Radio, tone: 'brand' },
  'private-expired': { icon: Radio, tone: 'brand' },
  'private-not-covered': { icon: TriangleAlert, tone: 'money' },
  'stream-started': { icon: Radio, tone: 'live' },
  'stream-soon': { icon: Radio, tone: 'live' },
  'stream-moved': { icon: Radio, tone: 'live' },
  'stream-cancelled': { icon: Radio, tone: 'live' },
  'ticket-refunded': { icon: Wallet, tone: 'money' },
  'top-up': { icon: Wallet, tone: 'money' },
  'payment-failed': { icon: TriangleAlert, tone: 'money' },
  'subscription-missed': { icon: TriangleAlert, tone: 'money' },
  post: { icon: Image, tone: 'brand' },
  'verification-approved': { icon: ShieldCheck, tone: 'brand' },
  'verification-refused': { icon: ShieldX, tone: 'live' },
  'content-removed': { icon: ShieldX, tone: 'live' },
  'content-restored': { icon: ShieldCheck, tone: 'brand' },
  'objection-upheld': { icon: ShieldX, tone: 'live' },
  'report-acted': { icon: ShieldCheck, tone: 'brand' },
  'report-dismissed': { icon: ShieldX, tone: 'brand' },
  'file-failed': { icon: TriangleAlert, tone: 'live' },
  'work-held': { icon: TriangleAlert, tone: 'live' },
  'message-file-failed': { icon: TriangleAlert, tone: 'live' },
  'campaign-failed': { icon: TriangleAlert, tone: 'live' },
  'campaign-incomplete': { icon: TriangleAlert, tone: 'brand' },
  'recording-failed': { icon: TriangleAlert, tone: 'live' },
  'stream-lapsed': { icon: Radio, tone: 'live' },
  'payout-approved': { icon: Wallet, tone: 'money' },
  'payout-sent': { icon: Coins, tone: 'money' },
  'payout-refused': { icon: TriangleAlert, tone: 'money' },
  'payout-returned': { icon: TriangleAlert, tone: 'money' },
  'payout-details-changed': { icon: ShieldX, tone: 'live' },
  'order-created': { icon: Package, tone: 'money' },
  'order-readdressed': { icon: Package, tone: 'brand' },
  'order-problem': { icon: TriangleAlert, tone: 'live' },
  'order-processing': { icon: Package, tone: 'brand' },
  'order-shipped': { icon: Package, tone: 'brand' },
  'order-tracking': { icon: Package, tone: 'brand' },
  'order-delivered': { icon: Package, tone: 'brand' },
  'order-refunded': { icon: Wallet, tone: 'money' },
  'order-problem-answered': { icon: Package, tone: 'brand' },
  'refund-granted': { icon: Wallet, tone: 'money' },
  'refund-refused': { icon: TriangleAlert, tone: 'money' },
  'refund-failed': { icon: TriangleAlert, tone: 'money' },
  'payment-refunded': { icon: Wallet, tone: 'money' },
  'sale-refunded': { icon: Coins, tone: 'money' },
  'dispute-opened': { icon: TriangleAlert, tone: 'live' },
  'dispute-won': { icon: Wallet, tone: 'money' },
  'dispute-lost': { icon: ShieldX, tone: 'live' },
  'wallet-opened': { icon: Wallet, tone: 'money' },
};

/** The default, because a newer server may have more kinds. */
export const lookOf = (kind: string): NoticeLook =>
  kind in looks ? looks[kind as Notification['kind']] : { icon: Bell, tone: 'brand' };

/** The light core: safe to load with the first screen. Overlays, fields and forms have entries of their own. */
export * from './theme/tokens.ts';
export { customProperties } from './theme/custom-properties.ts';
export { ringAbove, ringAboveChild } from './theme/ring-above.ts';
export { stickyFoot } from './theme/sticky-foot.ts';
export { theme, type Theme } from './theme/theme.ts';
export { hasRoom, useHasRoom } from './theme/media-queries.ts';
export { usePageTitle } from './theme/use-page-title.ts';
export { UiProvider, type StylisPlugin } from './theme/ui-provider.tsx';
export { useHandedFocus } from './focus/use-handed-focus.ts';
export type { DrawingMoment } from './format/drawing-moment.ts';
export { useUi, type Direction, type ThemeName, type Ui } from './theme/ui-context.ts';

export * from './format/book-months.ts';
export * from './format/dates.ts';
export { intlLocale } from './format/intl-locale.ts';
export * from './format/numbers.ts';
export { safeAddress } from './format/safe-address.ts';
export { useFormat, type Format } from './format/use-format.ts';

export { ActionButton } from './components/action-button/action-button.tsx';
export { Amount, Coin, PriceTag, usePrice, useTokens } from './components/amount/amount.tsx';
export { Avatar, type AvatarStatus } from './components/avatar/avatar.tsx';
export { Badge, CountBadge, LiveBadge, TestModeBadge } from './components/badge/badge.tsx';
export { BottomBar } from './components/bottom-bar/bottom-bar.tsx';
export { BrandLogo } from './components/brand-logo/brand-logo.tsx';
export {
  Button,
  ButtonLink,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
} from './components/button/button.tsx';
export { touchTarget } from './components/button/button.styles.ts';
export { Card, CardTitle, StatCard } from './components/card/card.tsx';
export { Chip, ChipLink } from './components/chip/chip.tsx';
export { useChosenInView } from './components/chosen-in-view/use-chosen-in-view.ts';
export { Divider } from './components/divider/divider.tsx';
export { Dots } from './components/dots/dots.tsx';
export { HeldOpenContext, useHeldOpen } from './components/held-open/use-held-open.ts';
export { Icon, type LucideIcon } from './components/icon/icon.tsx';
export { IconButton, IconLink, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { InfiniteList, MoreByPress } from './components/infinite-list/infinite-list.tsx';
export { useArrival } from './components/infinite-list/use-arrival.ts';
export { useInView } from './components/infinite-list/use-in-view.ts';
export { Grid, Inline, RevealStack, Stack } from './components/layout/layout.tsx';
export { lazyDialog } from './components/lazy-part/lazy-dialog.tsx';
export { OPTIONAL_PART, SMALL_PART, lazyPart, type PartPlaces } from './components/lazy-part/lazy-part.tsx';
export { PartBoundary, type PartBoundaryProps } from './components/lazy-part/part-boundary.tsx';
export { ListRow } from './components/list-row/list-row.tsx';
export { LockedMedia } from './components/locked-media/locked-media.tsx';
export { MediaGrid, MediaTile } from './components/media-grid/media-grid.tsx';
export { NO_AVATAR_URL, NO_COVER_URL, NoCover, NoThumbnail } from './components/no-picture/no-picture.tsx';
export { PageFrame, PageHeader } from './components/page-frame/page-frame.tsx';
export { Handle, PersonName, VerifiedMark } from './components/person/person.tsx';
export type { ImageSource, ImageVariant } from './components/picture/image-source.ts';
export { Picture } from './components/picture/picture.tsx';
export { preloadPicture } from './components/picture/preload-picture.ts';
export { Progress } from './components/progress/progress.tsx';
export { SendingProgress } from './components/progress/sending-progress.tsx';
export type { NavItem } from './components/side-nav/nav-item.ts';
export { AccountBlock, NavBadge, SideNav } from './components/side-nav/side-nav.tsx';
export { Skeleton, SkeletonCircle, SkeletonText } from './components/skeleton/skeleton.tsx';
export { LoadingOverlay, Spinner } from './components/spinner/spinner.tsx';
export { EmptyState, ErrorState, ForbiddenState } from './components/state/state.tsx';
export { LoadFailure } from './components/state/load-failure.tsx';
export { PartFailure } from './components/state/part-failure.tsx';
export { TabsNav, type NavTab } from './components/tabs-nav/tabs-nav.tsx';
export { oneLine } from './components/text/one-line.ts';
export { Heading, Text } from './components/text/text.tsx';
export { Time, type TimeFormat } from './components/time/time.tsx';
export { useToast, type ShowToast } from './components/toast/toast.tsx';
export { TopBar } from './components/top-bar/top-bar.tsx';
export { RemovedTagsContext, type FindRemovedTags } from './components/user-text/removed-tags.ts';
export type { TextMark } from './components/user-text/text-marks.ts';
export { UserLine, UserText, UserWords, useTextLines } from './components/user-text/user-text.tsx';
export { VisuallyHidden, visuallyHidden } from './components/visually-hidden/visually-hidden.tsx';

export { useDebouncedValue } from './timing/use-debounced-value.ts';

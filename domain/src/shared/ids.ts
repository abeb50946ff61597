declare const brand: unique symbol

/** A string that names one row of one kind; two kinds of id cannot be mixed up. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type OrganisationId = Id<'organisation'>
export type SiteId = Id<'site'>
export type PlotId = Id<'plot'>
export type SeasonId = Id<'season'>
export type AgeScaleId = Id<'age-scale'>
export type DiscountId = Id<'discount'>
export type PaymentRuleId = Id<'payment-rule'>
export type SpecialTermId = Id<'special-term'>
export type DocumentId = Id<'document'>
export type SavedTextId = Id<'saved-text'>
export type CalendarFeedId = Id<'calendar-feed'>
export type CalendarAddressId = Id<'calendar-address'>
export type FeedEventId = Id<'feed-event'>
export type ReservationId = Id<'reservation'>
export type BlockId = Id<'block'>
export type PaymentAttemptId = Id<'payment-attempt'>
export type VoucherId = Id<'voucher'>
export type UserId = Id<'user'>
export type AmendmentId = Id<'amendment'>

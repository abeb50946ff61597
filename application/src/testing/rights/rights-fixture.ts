import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type {
  AgeScaleId,
  BlockId,
  CalendarAddressId,
  CalendarFeedId,
  DiscountId,
  DocumentId,
  OrganisationId,
  PaymentRuleId,
  PlotId,
  ReservationId,
  SavedTextId,
  SeasonId,
  SiteId,
  SpecialTermId,
  UserId,
} from '@camp/domain/shared/ids.ts'
import type { EnquiryId } from '../../enquiries/enquiries.ts'
import type { ImportRunId } from '../../import-export/uploads/import-runs.ts'

/** One organisation with one of everything that a use case may be asked about. */
export interface RightsFixture {
  readonly organisationId: OrganisationId
  readonly orgSlug: string
  readonly siteId: SiteId
  readonly plotId: PlotId
  readonly otherPlotId: PlotId
  /** The only one of the plot, and the only one of the organisation. */
  readonly pictureKey: string
  readonly termId: SpecialTermId
  readonly ruleId: PaymentRuleId
  readonly documentId: DocumentId
  readonly savedTextId: SavedTextId
  readonly feedId: CalendarFeedId
  readonly calendarAddressId: CalendarAddressId
  readonly seasonId: SeasonId
  readonly ageScaleId: AgeScaleId
  readonly discountId: DiscountId
  /** Somebody who works there, and is none of those who ask. */
  readonly memberId: UserId
  readonly memberLinkId: string
  readonly termLinkId: string
  readonly ruleLinkId: string
  /** Confirmed, four nights from 1 February 2027 on the plot. */
  readonly reservationId: ReservationId
  /** Open, for money that came twice. */
  readonly refundTaskId: string
  /** Open, over a payment of nothing. */
  readonly disputeId: string
  readonly blockId: BlockId
  /** Published, unanswered. */
  readonly reviewId: OrganisationReviewId
  readonly guestReviewId: UserReviewId
  /** Of no reservation. */
  readonly whatsAppMessageId: string
  /** Of no campsite that is connected. */
  readonly htiMessageId: string
  /** Of no organisations. */
  readonly importId: ImportRunId
  /** Of nobody's organisation; the stage is `new`. */
  readonly prospectId: EnquiryId
}

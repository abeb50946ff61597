import { AuditEntryRow } from '../audit/audit-tables.ts'
import { BankStatementLineRow } from '../bank-statements/bank-line-tables.ts'
import { BlockPlotRow, BlockRow } from '../blocks/block-tables.ts'
import { TakenOverBookingRow } from '../booking-takeover/taken-over-booking-tables.ts'
import { CalendarAddressRow, FeedEventRow, FeedReadingRow, PlotCalendarFeedRow } from '../calendar-feeds/calendar-feed-tables.ts'
import { CashUpRow } from '../cash-up/cash-up-tables.ts'
import { ChangeLogRow, ChangeLogStartRow } from '../change-feed/change-tables.ts'
import { ConversationMessageRow } from '../conversations/conversation-tables.ts'
import { PaymentRuleRow, PlotPaymentRuleRow } from '../deposit/payment-rule-tables.ts'
import { DeskEntryRow } from '../desk/desk-tables.ts'
import { DmarcMailRow, DmarcRecordRow, DmarcReportRow } from '../dmarc/dmarc-tables.ts'
import { DocumentRow } from '../documents/document-tables.ts'
import { ContactMessageRow, ProspectNoteRow, ProspectRow } from '../enquiries/enquiry-tables.ts'
import { DeclaredHolidayRow, SchoolHolidayRow } from '../holidays/holiday-tables.ts'
import {
  HtiBookingRow,
  HtiChangeRow,
  HtiConnectionRow,
  HtiGoneRow,
  HtiLineRow,
  HtiMessageRow,
  HtiRoomRow,
  HtiToldRow,
  HtiUnplacedRow,
} from '../hti/hti-tables.ts'
import { IdempotencyKeyRow } from '../idempotency/idempotency-tables.ts'
import { ImportRunRow } from '../import-export/import-run-tables.ts'
import { InvoiceRecipientRow, PaperDueRow, PaperRow } from '../invoices/paper-tables.ts'
import {
  ClosedMonthRow,
  LedgerEntryRow,
  LedgerJournalRow,
  PlatformVatRow,
  ReservationBookingRow,
} from '../ledger/ledger-tables.ts'
import {
  CommunicationHistoryRow,
  EarlyDeliveryReportRow,
  OutboxMessageRow,
  RelayUseRow,
  ShortLinkRow,
  WrittenMessageRow,
} from '../messaging/messaging-tables.ts'
import { CampsiteNewsRow, NewsChoiceRow, NewsDigestRow } from '../messaging/news/news-tables.ts'
import { AboardEntryRow } from '../organisations/aboard/aboard-tables.ts'
import {
  OrganisationInvitationRow,
  OrganisationRow,
  OrganisationStatusChangeRow,
  UserOrganisationRow,
} from '../organisations/organisation-tables.ts'
import {
  GatewayTestRow,
  PaymentAttemptRow,
  PaymentDisputeRow,
  PaymentItemRow,
  PaymentRow,
  RefundTaskRow,
  SavedCardRow,
} from '../payments/payment-tables.ts'
import { PayoutEntryRow, PayoutRow, PayoutRunRow } from '../payouts/payout-tables.ts'
import {
  ContactProofRow,
  KnownDeviceRow,
  OneTimeCodeRow,
  RecoveryCodeRow,
  SecondFactorRow,
  SignInAttemptRow,
  SiteSecretRow,
  UserAccountRow,
  UserSessionRow,
} from '../people/people-tables.ts'
import { PlotRow, SiteRow } from '../plots/plot-tables.ts'
import {
  AgeBandRow,
  AgeScaleRow,
  DiscountRow,
  PlotDiscountRow,
  PlotTierRow,
  SeasonRow,
  VatRateRow,
} from '../pricing/price-tables.ts'
import { PaymentReminderRow } from '../reminders/reminder-tables.ts'
import { EmptySearchRow } from '../reports/report-tables.ts'
import {
  HoldPlaceRow,
  PlotNightRow,
  ReservationAgreementRow,
  ReservationAmendmentRow,
  ReservationNightRow,
  ReservationPlotRow,
  ReservationRow,
  StatusChangeRow,
} from '../reservations/reservation-tables.ts'
import {
  HelpfulVoteDayRow,
  HelpfulVotePlaceRow,
  HelpfulVoteRow,
  OrganisationReviewRow,
  UserReviewRow,
} from '../reviews/review-tables.ts'
import { SavedTextRow } from '../saved-texts/saved-text-tables.ts'
import { CountryRow, PlaceRow, ProvinceRow } from '../search/place-tables.ts'
import { SiteSpecialTermRow, SpecialTermRow } from '../special-terms/special-term-tables.ts'
import { CategoryRow, DefaultTagCategoryRow, DefaultTagRow, OrganisationTagRow } from '../tags/tag-tables.ts'
import { CreditVoucherRow } from '../vouchers/voucher-tables.ts'
import { WhatsappTemplateRow } from '../whatsapp/whatsapp-tables.ts'
import { NotedWorkRow, WorkerJobRow, WorkerProcessRow } from '../worker/worker-tables.ts'

/** Every table of the database, described once: the types of `databaseOf` follow from these. */
export const tables = [
  ...[AuditEntryRow],
  ...[BankStatementLineRow, TakenOverBookingRow],
  ...[BlockPlotRow, BlockRow],
  ...[CalendarAddressRow, FeedEventRow, FeedReadingRow, PlotCalendarFeedRow],
  ...[CashUpRow],
  ...[ChangeLogRow, ChangeLogStartRow],
  ...[ConversationMessageRow],
  ...[PaymentRuleRow, PlotPaymentRuleRow],
  ...[DeskEntryRow],
  ...[DmarcMailRow, DmarcRecordRow, DmarcReportRow],
  ...[DocumentRow],
  ...[DeclaredHolidayRow, SchoolHolidayRow],
  ...[HtiBookingRow, HtiConnectionRow, HtiGoneRow, HtiMessageRow, HtiRoomRow],
  ...[HtiChangeRow, HtiLineRow, HtiToldRow, HtiUnplacedRow],
  ...[IdempotencyKeyRow, ImportRunRow],
  ...[CampsiteNewsRow, NewsChoiceRow, NewsDigestRow],
  ...[CommunicationHistoryRow, EarlyDeliveryReportRow, OutboxMessageRow, RelayUseRow, ShortLinkRow, WrittenMessageRow],
  ...[AboardEntryRow, OrganisationInvitationRow, OrganisationRow, OrganisationStatusChangeRow, UserOrganisationRow],
  ...[PaymentAttemptRow, PaymentRow, PaymentItemRow, PaymentDisputeRow, RefundTaskRow],
  ...[GatewayTestRow, SavedCardRow],
  ...[
    KnownDeviceRow,
    OneTimeCodeRow,
    ContactProofRow,
    RecoveryCodeRow,
    SecondFactorRow,
    SignInAttemptRow,
    SiteSecretRow,
    UserAccountRow,
    UserSessionRow,
  ],
  ...[PlotRow, SiteRow],
  ...[AgeBandRow, AgeScaleRow, DiscountRow, PlotDiscountRow, PlotTierRow, SeasonRow, VatRateRow],
  ...[ContactMessageRow, ProspectRow, ProspectNoteRow],
  ...[PaymentReminderRow],
  ...[PlotNightRow, HoldPlaceRow, ReservationAgreementRow, ReservationAmendmentRow, ReservationNightRow, ReservationPlotRow],
  ...[EmptySearchRow],
  ...[ReservationRow, StatusChangeRow],
  ...[HelpfulVoteDayRow, HelpfulVotePlaceRow, HelpfulVoteRow, OrganisationReviewRow, UserReviewRow],
  ...[CountryRow, PlaceRow, ProvinceRow],
  SavedTextRow,
  ...[SiteSpecialTermRow, SpecialTermRow],
  ...[PaperRow, PaperDueRow, InvoiceRecipientRow],
  ...[PayoutEntryRow, PayoutRow, PayoutRunRow],
  ...[ClosedMonthRow, LedgerEntryRow, LedgerJournalRow, PlatformVatRow, ReservationBookingRow],
  ...[CategoryRow, DefaultTagCategoryRow, DefaultTagRow, OrganisationTagRow],
  ...[CreditVoucherRow],
  ...[WhatsappTemplateRow],
  ...[NotedWorkRow, WorkerJobRow, WorkerProcessRow],
] as const

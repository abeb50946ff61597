import type { RateBasis } from '@camp/domain/plots/plot.ts'
import type { ReservationStatus, StatusChange } from '@camp/domain/reservations/reservation.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type {
  AgreementsMissing,
  CancellationTermsView,
  ChangedMeanwhile,
  HoldRefusal,
  NotFound,
  NotPermitted,
  PaymentLink,
  ReservationConflict,
  SubmitCommand,
  Submitted,
} from './answers.ts'
import type { BillingUseCases } from './billing/billing-use-cases.ts'
import type { CalendarUseCases } from './calendar/calendar-use-cases.ts'
import type { DeskUseCases } from './desk/desk-use-cases.ts'
import type { InvariantCheck } from './doctor/invariants.ts'
import type { Enquiry } from './enquiries/enquiries.ts'
import type { ReceivedEnquiry, TooManyEnquiries } from './enquiries/receive-enquiry.ts'
import type { DemoCommand } from './enquiries/request-demo.ts'
import type { ContactCommand } from './enquiries/send-contact-message.ts'
import type { ImportOutcome, ImportProblem, OrganisationDocument } from './import-export/organisation-document.ts'
import type { InvoiceUseCases } from './invoices/invoice-use-cases.ts'
import type { EmailUseCases } from './messaging/email/email-use-cases.ts'
import type { MessagingUseCases } from './messaging/messaging-use-cases.ts'
import type { RelayUseCases } from './messaging/relay/relay-use-cases.ts'
import type { SmsUseCases } from './messaging/sms/sms-use-cases.ts'
import type { OfflineReservationUseCases } from './offline-reservations/offline-reservation-use-cases.ts'
import type { FindableOrganisation } from './organisations/findable-organisations.ts'
import type { ManagedOrganisationsUseCases } from './organisations/managed/managed-organisations-use-cases.ts'
import type { OrganisationView } from './organisations/organisation-view.ts'
import type { PaymentsUseCases } from './payments/payments-use-cases.ts'
import type { ReconcileUseCases } from './payments/reconcile/reconcile-use-cases.ts'
import type { ProfileUseCases } from './people/profile/profile-use-cases.ts'
import type { SignInUseCases } from './people/sign-in-use-cases.ts'
import type { PickerQuery, PickerView, PlotWish, SelectionQuote } from './picker/picker-view.ts'
import type { PicturesUseCases } from './pictures/pictures-use-cases.ts'
import type { PriceSettingsUseCases } from './pricing/settings/price-settings-use-cases.ts'
import type { ReminderUseCases } from './reminders/reminder-use-cases.ts'
import type { AmendmentUseCases } from './reservations/amend/amendment-use-cases.ts'
import type { ConfirmCommand } from './reservations/confirm-as-guest.ts'
import type { MyReservations } from './reservations/list-my-reservations.ts'
import type { HoldView, ReservationView } from './reservations/reservation-views.ts'
import type { ConfirmationRequests, ReservationFilter, ReservationListing } from './reservations/reservations.ts'
import type { ReviewsUseCases } from './reviews/reviews-use-cases.ts'
import type { PlaceSuggestion } from './search/places.ts'
import type { OrganisationCard, SearchQuery, SearchResults } from './search/search-results.ts'
import type { PlotSettingsUseCases } from './settings/plot-settings-use-cases.ts'
import type { SettingsUseCases } from './settings/settings-use-cases.ts'
import type { Actor } from './shared/actor.ts'
import type { UseCase } from './shared/use-case.ts'
import type { WhatsAppUseCases } from './whatsapp/whatsapp-use-cases.ts'

/** Every act the product offers, as the doors (pages, procedures, command line) see it. */
export interface UseCases
  extends AmendmentUseCases,
    BillingUseCases,
    CalendarUseCases,
    SignInUseCases,
    ProfileUseCases,
    InvoiceUseCases,
    PaymentsUseCases,
    SettingsUseCases,
    PlotSettingsUseCases,
    PicturesUseCases,
    PriceSettingsUseCases,
    ManagedOrganisationsUseCases,
    DeskUseCases,
    MessagingUseCases,
    OfflineReservationUseCases,
    ReconcileUseCases,
    ReminderUseCases,
    ReviewsUseCases,
    WhatsAppUseCases,
    RelayUseCases,
    EmailUseCases,
    SmsUseCases {
  readonly suggestPlaces: UseCase<{ readonly query: string }, readonly PlaceSuggestion[]>
  readonly searchOrganisations: UseCase<SearchQuery, SearchResults>
  readonly featuredOrganisations: UseCase<{ readonly stay: StayDates | null }, readonly OrganisationCard[]>
  readonly showOrganisation: UseCase<{ readonly slug: string }, Result<OrganisationView, NotFound>>
  readonly lowestPrice: UseCase<
    { readonly organisationId: OrganisationId },
    Result<{ readonly price: Money; readonly rateBasis: RateBasis } | null, NotFound>
  >
  readonly organisationSeasons: UseCase<
    { readonly organisationId: OrganisationId; readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
    Result<readonly Season[], NotFound>
  >
  readonly organisationTags: UseCase<
    { readonly organisationId: OrganisationId; readonly defaultTagCategoryId: string },
    Result<
      readonly { readonly id: string; readonly defaultTagId: string; readonly name: string; readonly icon: string }[],
      NotFound
    >
  >
  readonly tagCategory: UseCase<
    { readonly name: string },
    Result<{ readonly id: string; readonly name: string; readonly colour: string }, NotFound>
  >

  readonly showPicker: UseCase<PickerQuery, Result<PickerView, NotFound>>
  readonly quoteSelection: UseCase<
    { readonly orgSlug: string; readonly stay: StayDates; readonly plots: readonly PlotWish[] },
    Result<SelectionQuote, HoldRefusal>
  >

  readonly placeHold: UseCase<
    { readonly orgSlug: string; readonly stay: StayDates; readonly plots: readonly PlotWish[] },
    Result<HoldView, HoldRefusal>
  >
  readonly showHold: UseCase<{ readonly id: ReservationId }, Result<HoldView, ReservationConflict>>
  readonly extendHold: UseCase<{ readonly id: ReservationId }, Result<HoldView, ReservationConflict>>
  readonly releaseHold: UseCase<
    { readonly id: ReservationId },
    Result<{ readonly id: ReservationId; readonly expiryDate: Temporal.Instant }, ReservationConflict>
  >
  readonly submitReservation: UseCase<SubmitCommand, Result<Submitted, ReservationConflict | AgreementsMissing>>

  readonly showReservationToGuest: UseCase<{ readonly id: ReservationId }, Result<ReservationView, NotFound>>
  /** Confirms when nothing is due online, otherwise says where to pay what is due next; confirmed again, it answers the same. */
  readonly confirmAsGuest: UseCase<
    ConfirmCommand,
    Result<
      { readonly id: ReservationId; readonly status: ReservationStatus; readonly payment: PaymentLink | null },
      ReservationConflict
    >
  >
  readonly cancellationTerms: UseCase<{ readonly id: ReservationId }, Result<CancellationTermsView, NotFound>>
  /** By the guest, through the link. */
  readonly cancelAsGuest: UseCase<
    { readonly id: ReservationId },
    Result<{ readonly id: ReservationId; readonly status: 'cancelled'; readonly refundAmount: Money }, ReservationConflict>
  >

  readonly sweepHolds: UseCase<
    { readonly dryRun: boolean },
    {
      readonly expired: readonly {
        readonly id: ReservationId
        readonly simpleReference: string
        readonly status: ReservationStatus
        readonly expiryDate: Temporal.Instant
      }[]
    }
  >
  readonly completeStays: UseCase<{ readonly dryRun: boolean }, { readonly completed: readonly ReservationId[] }>

  readonly listMyReservations: UseCase<{ readonly actor: Actor }, Result<MyReservations, NotPermitted>>
  readonly listReservations: UseCase<
    { readonly actor: Actor; readonly orgSlug: string | null } & Omit<ReservationFilter, 'organisationId'>,
    Result<readonly ReservationListing[], NotFound | NotPermitted>
  >
  /** For operators: by id or by reference, with its history. */
  readonly showReservationToOperator: UseCase<
    { readonly actor: Actor; readonly idOrReference: string },
    Result<
      {
        readonly reservation: ReservationView
        readonly history: readonly StatusChange[]
        readonly confirmationRequests: ConfirmationRequests
      },
      NotFound
    >
  >
  readonly cancelAsOperator: UseCase<
    {
      readonly actor: Actor
      readonly idOrReference: string
      readonly note: string
      readonly refundInFull: boolean
      readonly dryRun: boolean
    },
    Result<
      { readonly id: ReservationId; readonly status: 'cancelled'; readonly refundAmount: Money },
      ReservationConflict | ChangedMeanwhile | { readonly code: 'note-missing' }
    >
  >

  readonly listOrganisations: UseCase<
    { readonly actor: Actor },
    Result<
      readonly {
        readonly id: OrganisationId
        readonly slug: string
        readonly name: string
        readonly status: string
        readonly cityName: string
        readonly plots: number
      }[],
      NotPermitted
    >
  >
  /** Validates everything first: with problems nothing is written. Each organisation is written whole or not at all. */
  readonly importOrganisations: UseCase<
    {
      readonly actor: Actor
      readonly document: unknown
      readonly dryRun: boolean
      readonly onProgress: (done: number, of: number, slug: string) => void
    },
    Result<
      readonly ImportOutcome[],
      { readonly code: 'document-invalid'; readonly problems: readonly ImportProblem[] } | NotPermitted
    >
  >
  readonly exportOrganisation: UseCase<
    { readonly actor: Actor; readonly slug: string },
    Result<OrganisationDocument, NotFound | NotPermitted>
  >

  readonly runDoctor: UseCase<Record<string, never>, readonly InvariantCheck[]>

  readonly findableOrganisations: UseCase<{ readonly limit: number }, readonly FindableOrganisation[]>
  readonly sendContactMessage: UseCase<ContactCommand, Result<ReceivedEnquiry, TooManyEnquiries>>
  /** From the owner of a campsite. */
  readonly requestDemo: UseCase<DemoCommand, Result<ReceivedEnquiry, TooManyEnquiries>>
  /** Prospects and messages together, the newest first. */
  readonly listEnquiries: UseCase<{ readonly actor: Actor; readonly limit: number }, Result<readonly Enquiry[], NotPermitted>>
}

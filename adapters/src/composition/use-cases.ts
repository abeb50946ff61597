import { ShowBillingReport } from '@camp/application/billing/show-billing-report.ts'
import { ChangeBlock } from '@camp/application/blocks/change-block.ts'
import { CreateBlock } from '@camp/application/blocks/create-block.ts'
import { ListBlocks } from '@camp/application/blocks/list-blocks.ts'
import { ReleaseBlock } from '@camp/application/blocks/release-block.ts'
import { ShowTapeChart, ShowTapeChartVersion } from '@camp/application/calendar/show-tape-chart.ts'
import { CancelAsStaff } from '@camp/application/desk/cancel-as-staff.ts'
import { CloseDispute } from '@camp/application/desk/close-dispute.ts'
import { CloseRefundTask } from '@camp/application/desk/close-refund-task.ts'
import { ConfirmAsStaff } from '@camp/application/desk/confirm-as-staff.ts'
import { CheckOut, MarkNoShow, UndoCheckOut } from '@camp/application/desk/end-stay.ts'
import { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from '@camp/application/desk/keep-details.ts'
import { CheckIn, UndoCheckIn } from '@camp/application/desk/receive-guests.ts'
import { RecordDeskPayment } from '@camp/application/desk/record-desk-payment.ts'
import { ResendMessage } from '@camp/application/desk/resend-message.ts'
import { SearchReservations } from '@camp/application/desk/search-reservations.ts'
import { ShowDay } from '@camp/application/desk/show-day.ts'
import { ShowReservationToDesk } from '@camp/application/desk/show-reservation-to-desk.ts'
import { RunDoctor } from '@camp/application/doctor/run-doctor.ts'
import { ListEnquiries } from '@camp/application/enquiries/list-enquiries.ts'
import { RequestDemo } from '@camp/application/enquiries/request-demo.ts'
import { SendContactMessage } from '@camp/application/enquiries/send-contact-message.ts'
import { ExportOrganisation } from '@camp/application/import-export/export-organisation.ts'
import { ImportOrganisations } from '@camp/application/import-export/import-organisations.ts'
import { ListOrganisations } from '@camp/application/import-export/list-organisations.ts'
import { ShowCalendarEntry } from '@camp/application/invoices/show-calendar-entry.ts'
import { ShowInvoice } from '@camp/application/invoices/show-invoice.ts'
import { WriteToCampsite } from '@camp/application/messaging/write-to-campsite.ts'
import { CreateOfflineReservation } from '@camp/application/offline-reservations/create-offline-reservation.ts'
import { PreviewOfflineReservation } from '@camp/application/offline-reservations/preview-offline-reservation.ts'
import { ShowOfflineReservationChoices } from '@camp/application/offline-reservations/show-offline-reservation-choices.ts'
import { FeaturedOrganisations } from '@camp/application/organisations/featured-organisations.ts'
import { ListFindableOrganisations } from '@camp/application/organisations/list-findable-organisations.ts'
import { ChooseOrganisation } from '@camp/application/organisations/managed/choose-organisation.ts'
import { MyOrganisations } from '@camp/application/organisations/managed/my-organisations.ts'
import { PreviewOrganisation } from '@camp/application/organisations/managed/preview-organisation.ts'
import { InviteMember, InviteMemberAgain } from '@camp/application/organisations/members/invite-member.ts'
import { ListMembers, SuspendMember } from '@camp/application/organisations/members/manage-members.ts'
import { OrganisationSeasons } from '@camp/application/organisations/organisation-seasons.ts'
import { ShowOrganisationOverview } from '@camp/application/organisations/overview/show-organisation-overview.ts'
import {
  CreateOrganisation,
  SearchAllOrganisations,
  ShowOrganisationChoices,
} from '@camp/application/organisations/platform/manage-organisations.ts'
import { ChangeOrganisation } from '@camp/application/organisations/settings/change-organisation.ts'
import {
  ChangeOrganisationStatus,
  ShowOrganisationStatus,
} from '@camp/application/organisations/settings/change-organisation-status.ts'
import { ShowOrganisationForm } from '@camp/application/organisations/settings/show-organisation-form.ts'
import { ShowOrganisation } from '@camp/application/organisations/show-organisation.ts'
import { ReconcilePayments } from '@camp/application/payments/reconcile/reconcile-payments.ts'
import { ChangeOwnPassword } from '@camp/application/people/profile/change-own-password.ts'
import { ChangeContact, ChangeProfile } from '@camp/application/people/profile/change-profile.ts'
import { DecideOnMarketing } from '@camp/application/people/profile/decide-on-marketing.ts'
import { EndOwnSession, ListOwnSessions } from '@camp/application/people/profile/own-sessions.ts'
import { ShowProfile } from '@camp/application/people/profile/show-profile.ts'
import { QuoteSelection } from '@camp/application/picker/quote-selection.ts'
import { ShowPicker } from '@camp/application/picker/show-picker.ts'
import { ShowLowestPrice } from '@camp/application/pricing/show-lowest-price.ts'
import { AmendReservation, SplitReservation } from '@camp/application/reservations/amend/amend-reservation.ts'
import { ListAmendments, ShowLatestAmendment } from '@camp/application/reservations/amend/list-amendments.ts'
import { PreviewAmendment, ShowAmendmentTerms } from '@camp/application/reservations/amend/preview-amendment.ts'
import { UndoAmendment } from '@camp/application/reservations/amend/undo-amendment.ts'
import { CancelAsGuest, ShowCancellationTerms } from '@camp/application/reservations/cancel-as-guest.ts'
import { CompleteStays } from '@camp/application/reservations/complete-stays.ts'
import { ConfirmAsGuest } from '@camp/application/reservations/confirm-as-guest.ts'
import { ListMyReservations } from '@camp/application/reservations/list-my-reservations.ts'
import {
  CancelAsOperator,
  ListReservations,
  ShowReservationToOperator,
} from '@camp/application/reservations/operator-use-cases.ts'
import { PlaceHold } from '@camp/application/reservations/place-hold.ts'
import { ReleaseHold } from '@camp/application/reservations/release-hold.ts'
import { ExtendHold, ShowHold } from '@camp/application/reservations/show-hold.ts'
import { ShowReservationToGuest } from '@camp/application/reservations/show-reservation-to-guest.ts'
import { SubmitReservation } from '@camp/application/reservations/submit-reservation.ts'
import { SweepHolds } from '@camp/application/reservations/sweep-holds.ts'
import { SearchOrganisations } from '@camp/application/search/search-organisations.ts'
import { SuggestPlaces } from '@camp/application/search/suggest-places.ts'
import { DeleteLink } from '@camp/application/settings/delete-link.ts'
import { ShowOrganisationSettings, ShowPaymentRule, ShowSpecialTerm, ShowUser } from '@camp/application/settings/show-settings.ts'
import { OrganisationTags } from '@camp/application/tags/organisation-tags.ts'
import { ShowTagCategory } from '@camp/application/tags/show-tag-category.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Container, Newable } from 'inversify'
import { emailUseCases } from './email.module.ts'
import { messagingUseCases } from './messaging.module.ts'
import { paymentsUseCases } from './payments.module.ts'
import { signInUseCases } from './people.module.ts'
import { picturesUseCases } from './pictures.module.ts'
import { plotSettingsUseCases } from './plot-settings.module.ts'
import { priceSettingsUseCases } from './price-settings.module.ts'
import { relayUseCases } from './relay.module.ts'
import { reminderUseCases } from './reminders.module.ts'
import { reviewsUseCases } from './reviews.module.ts'
import { smsUseCases } from './sms.module.ts'
import { whatsAppUseCases } from './whatsapp.module.ts'

const classes = {
  suggestPlaces: SuggestPlaces,
  searchOrganisations: SearchOrganisations,
  featuredOrganisations: FeaturedOrganisations,
  showOrganisation: ShowOrganisation,
  lowestPrice: ShowLowestPrice,
  organisationSeasons: OrganisationSeasons,
  organisationTags: OrganisationTags,
  tagCategory: ShowTagCategory,
  showPicker: ShowPicker,
  quoteSelection: QuoteSelection,
  placeHold: PlaceHold,
  showHold: ShowHold,
  extendHold: ExtendHold,
  releaseHold: ReleaseHold,
  submitReservation: SubmitReservation,
  showReservationToGuest: ShowReservationToGuest,
  confirmAsGuest: ConfirmAsGuest,
  cancellationTerms: ShowCancellationTerms,
  cancelAsGuest: CancelAsGuest,
  amendmentTerms: ShowAmendmentTerms,
  previewAmendment: PreviewAmendment,
  amendReservation: AmendReservation,
  splitReservation: SplitReservation,
  undoAmendment: UndoAmendment,
  listAmendments: ListAmendments,
  latestAmendment: ShowLatestAmendment,
  ...paymentsUseCases,
  reconcilePayments: ReconcilePayments,
  sweepHolds: SweepHolds,
  completeStays: CompleteStays,
  createBlock: CreateBlock,
  changeBlock: ChangeBlock,
  releaseBlock: ReleaseBlock,
  listBlocks: ListBlocks,
  showTapeChart: ShowTapeChart,
  showTapeChartVersion: ShowTapeChartVersion,
  ...messagingUseCases,
  listMyReservations: ListMyReservations,
  listReservations: ListReservations,
  showReservationToOperator: ShowReservationToOperator,
  cancelAsOperator: CancelAsOperator,
  searchReservations: SearchReservations,
  showReservationToDesk: ShowReservationToDesk,
  showDay: ShowDay,
  confirmAsStaff: ConfirmAsStaff,
  cancelAsStaff: CancelAsStaff,
  checkIn: CheckIn,
  undoCheckIn: UndoCheckIn,
  checkOut: CheckOut,
  undoCheckOut: UndoCheckOut,
  markNoShow: MarkNoShow,
  resendMessage: ResendMessage,
  recordDeskPayment: RecordDeskPayment,
  closeRefundTask: CloseRefundTask,
  closeDispute: CloseDispute,
  addDeskNote: AddDeskNote,
  changeVehiclePlate: ChangeVehiclePlate,
  issueGateCode: IssueGateCode,
  offlineReservationChoices: ShowOfflineReservationChoices,
  previewOfflineReservation: PreviewOfflineReservation,
  createOfflineReservation: CreateOfflineReservation,
  listOrganisations: ListOrganisations,
  importOrganisations: ImportOrganisations,
  exportOrganisation: ExportOrganisation,
  runDoctor: RunDoctor,
  findableOrganisations: ListFindableOrganisations,
  sendContactMessage: SendContactMessage,
  requestDemo: RequestDemo,
  listEnquiries: ListEnquiries,
  chooseOrganisation: ChooseOrganisation,
  myOrganisations: MyOrganisations,
  organisationOverview: ShowOrganisationOverview,
  previewOrganisation: PreviewOrganisation,
  organisationForm: ShowOrganisationForm,
  changeOrganisation: ChangeOrganisation,
  organisationStatus: ShowOrganisationStatus,
  changeOrganisationStatus: ChangeOrganisationStatus,
  listMembers: ListMembers,
  inviteMember: InviteMember,
  inviteMemberAgain: InviteMemberAgain,
  suspendMember: SuspendMember,
  searchAllOrganisations: SearchAllOrganisations,
  organisationChoices: ShowOrganisationChoices,
  createOrganisation: CreateOrganisation,
  showOrganisationSettings: ShowOrganisationSettings,
  showSpecialTerm: ShowSpecialTerm,
  showPaymentRule: ShowPaymentRule,
  showUser: ShowUser,
  deleteLink: DeleteLink,
  ...plotSettingsUseCases,
  ...picturesUseCases,
  ...priceSettingsUseCases,
  ...signInUseCases,
  showInvoice: ShowInvoice,
  showCalendarEntry: ShowCalendarEntry,
  writeToCampsite: WriteToCampsite,
  showProfile: ShowProfile,
  changeProfile: ChangeProfile,
  changeContact: ChangeContact,
  changeOwnPassword: ChangeOwnPassword,
  decideOnMarketing: DecideOnMarketing,
  listOwnSessions: ListOwnSessions,
  endOwnSession: EndOwnSession,
  ...reminderUseCases,
  ...reviewsUseCases,
  ...relayUseCases,
  ...emailUseCases,
  ...whatsAppUseCases,
  ...smsUseCases,
  showBillingReport: ShowBillingReport,
} satisfies { readonly [Name in keyof UseCases]: Newable<UseCases[Name]> }

/** The use cases of one scope, each made when it is first asked for. */
export function useCasesOf(scope: Container): UseCases {
  const useCases = {}
  for (const [name, useCase] of Object.entries(classes)) {
    Object.defineProperty(useCases, name, { enumerable: true, get: () => scope.get(useCase as Newable) })
  }
  return useCases as UseCases
}

import type { Actor } from '../../shared/actor.ts'
import type { UseCases } from '../../use-cases.ts'
import type { RowOfDecisions } from './decision-table.ts'
import type { Ground } from './ground.ts'

export type NameOfUseCase = keyof UseCases
export type CommandOf<Name extends NameOfUseCase> = Parameters<UseCases[Name]['execute']>[0]

/** The use cases that are told who asks. */
export type GuardedName = {
  [Name in NameOfUseCase]: CommandOf<Name> extends { readonly actor: Actor } ? Name : never
}[NameOfUseCase]

/** The smallest command that shows whether the door was passed. */
export type Commands = { readonly [Name in GuardedName]: (actor: Actor, ground: Ground) => CommandOf<Name> }

/** Why a use case need not know who asks. */
export type OpenReason =
  /** Shows or does what everybody may: search, a campsite's page, asking for a demo. */
  | 'public'
  /** Whoever holds the id of a reservation, from its link, may; staff and the guest alike. */
  | 'key of a reservation'
  /** The token, code or password in the command says who it is. */
  | 'proves itself'
  /** The gateway decides: its signature or its answer to our question is the only truth. */
  | 'gateway'
  /** A message provider's report: the door that takes it has checked its secret or signature. */
  | 'provider'
  /** Scheduled or typed by an operator: no door of the web leads here. */
  | 'command line'

type RightOf<Name extends NameOfUseCase> = Name extends GuardedName ? RowOfDecisions : { readonly openTo: OpenReason }

const everyone = { openTo: 'public' } as const
const key = { openTo: 'key of a reservation' } as const
const proof = { openTo: 'proves itself' } as const
const gateway = { openTo: 'gateway' } as const
const provider = { openTo: 'provider' } as const
const commandLine = { openTo: 'command line' } as const

/** The row of `decisions.md` §11 that every use case belongs to. One that is missing here does not compile. */
export const rights = {
  suggestPlaces: everyone,
  searchOrganisations: everyone,
  featuredOrganisations: everyone,
  findableOrganisations: everyone,
  showOrganisation: everyone,
  lowestPrice: everyone,
  organisationSeasons: everyone,
  organisationTags: everyone,
  tagCategory: everyone,
  showPicker: everyone,
  quoteSelection: everyone,
  placeHold: everyone,
  listPublishedReviews: everyone,
  voteHelpful: everyone,
  sendContactMessage: everyone,
  requestDemo: everyone,

  showHold: key,
  extendHold: key,
  releaseHold: key,
  submitReservation: key,
  showReservation: key,
  confirmReservation: key,
  cancellationTerms: key,
  cancelReservation: key,
  amendmentTerms: key,
  latestAmendment: key,
  checkPayment: key,
  showCalendarEntry: key,
  writeToCampsite: key,
  showStayToReview: key,
  writeReview: key,

  signIn: proof,
  requestCode: proof,
  signInWithCode: proof,
  resetPassword: proof,
  readSession: proof,
  signOut: proof,
  signOutEverywhere: proof,

  settleCheckout: gateway,
  receivePaymentNotification: gateway,
  receiveWhatsAppReports: gateway,
  answerWhatsAppChallenge: gateway,

  noteDelivery: provider,
  receiveSmsReports: provider,
  receiveBounce: provider,

  checkOpenPayments: commandLine,
  sendRefunds: commandLine,
  listRefunds: commandLine,
  reconcilePayments: commandLine,
  sweepHolds: commandLine,
  completeStays: commandLine,
  sendPaymentReminders: commandLine,
  cancelOverdueBookings: commandLine,
  sendOutbox: commandLine,
  listOutbox: commandLine,
  replayOutbox: commandLine,
  listMessages: commandLine,
  runDoctor: commandLine,
  sweepPictures: commandLine,
  inviteReviews: commandLine,

  listOrganisations: 'platform',
  importOrganisations: 'platform',
  createOrganisation: 'platform',
  searchAllOrganisations: 'platform',
  organisationChoices: 'platform',
  listEnquiries: 'platform',
  listOutgoingMessages: 'platform',
  replayMessages: 'platform',
  listAllMoneyTasks: 'platform',
  showGatewayTests: 'platform',
  startGatewayTest: 'platform',
  askGatewayTest: 'platform',
  refundGatewayTest: 'platform',
  judgeReview: 'platform',
  listUserReviews: 'platform',
  showWhatsAppConfiguration: 'platform',
  saveTemplateMapping: 'platform',
  sendTestTemplate: 'platform',
  relayTemplate: 'platform',
  listWhatsAppMessages: 'platform',
  showWhatsAppMessage: 'platform',
  resendWhatsAppMessage: 'platform',
  showOrHideUserReview: 'platform',
  relayEmail: 'platform',
  relaySms: 'platform',
  showSmsProfile: 'platform',
  showSmsReport: 'platform',
  registerSmsWebhook: 'platform',

  myOrganisations: 'organisations worked for',
  chooseOrganisation: 'read settings',
  organisationOverview: 'read settings',
  organisationForm: 'read settings',
  organisationStatus: 'read settings',
  exportOrganisation: 'read settings',
  listMembers: 'read settings',
  showOrganisationSettings: 'read settings',
  showSpecialTerm: 'read settings',
  showPaymentRule: 'read settings',
  showUser: 'read settings',
  listSites: 'read settings',
  listPlots: 'read settings',
  listPaymentRules: 'read settings',
  listSpecialTerms: 'read settings',
  listDocuments: 'read settings',
  listCalendarFeeds: 'read settings',
  listPictures: 'read settings',
  showPictures: 'read settings',
  showPriceSettings: 'read settings',
  priceLaboratory: 'read settings',
  previewDiscount: 'read settings',

  changeOrganisation: 'write settings',
  changeOrganisationStatus: 'write settings',
  inviteMember: 'write settings',
  inviteMemberAgain: 'write settings',
  suspendMember: 'write settings',
  saveSite: 'write settings',
  deleteSite: 'write settings',
  addPlots: 'write settings',
  copyPlot: 'write settings',
  changePlot: 'write settings',
  deletePlot: 'write settings',
  placePlots: 'write settings',
  savePaymentRule: 'write settings',
  saveSpecialTerm: 'write settings',
  saveDocument: 'write settings',
  deleteDocument: 'write settings',
  saveCalendarFeed: 'write settings',
  deleteCalendarFeed: 'write settings',
  saveSeason: 'write settings',
  deleteSeason: 'write settings',
  copySeasons: 'write settings',
  changeRates: 'write settings',
  bulkChangeRates: 'write settings',
  saveTiers: 'write settings',
  saveAgeScale: 'write settings',
  deleteAgeScale: 'write settings',
  saveDiscount: 'write settings',
  deleteDiscount: 'write settings',

  writeAboutPlot: 'plot content',
  addPictures: 'plot content',
  movePicture: 'plot content',
  cropPicture: 'plot content',
  removePicture: 'plot content',

  showBillingReport: 'billing report',

  deletePaymentRule: 'delete payment rules and terms',
  deleteSpecialTerm: 'delete payment rules and terms',
  deleteLink: 'delete links of users',

  listMoneyTasks: 'bookings',
  listReservations: 'bookings',
  offlineBookingChoices: 'bookings',
  previewOfflineBooking: 'bookings',
  createOfflineBooking: 'bookings',
  createBlock: 'bookings',
  changeBlock: 'bookings',
  releaseBlock: 'bookings',
  listBlocks: 'bookings',
  showTapeChart: 'bookings',
  showTapeChartVersion: 'bookings',
  searchBookings: 'bookings',
  showDay: 'bookings',

  inspectReservation: 'a booking by its key',
  cancelReservationAsStaff: 'a booking by its key',
  showBooking: 'a booking by its key',
  showAgreements: 'a booking by its key',
  showInvoice: 'a booking by its key',
  confirmAsStaff: 'a booking by its key',
  cancelBooking: 'a booking by its key',
  checkIn: 'a booking by its key',
  undoCheckIn: 'a booking by its key',
  checkOut: 'a booking by its key',
  undoCheckOut: 'a booking by its key',
  markNoShow: 'a booking by its key',
  resendMessage: 'a booking by its key',
  recordDeskPayment: 'a booking by its key',
  closeRefundTask: 'a booking by its key',
  closeDispute: 'a booking by its key',
  addDeskNote: 'a booking by its key',
  changeVehiclePlate: 'a booking by its key',
  issueGateCode: 'a booking by its key',
  previewAmendment: 'a booking by its key',
  amendReservation: 'a booking by its key',
  splitReservation: 'a booking by its key',
  undoAmendment: 'a booking by its key',
  listAmendments: 'a booking by its key',

  listReviews: 'answer reviews',
  answerReview: 'answer reviews',
  reportReview: 'answer reviews',
  listGuestReviews: 'answer reviews',
  reviewGuest: 'answer reviews',

  listMyReservations: 'own account',
  listMyReviews: 'own account',
  listOwnCards: 'own account',
  forgetOwnCard: 'own account',
  showProfile: 'own account',
  changeProfile: 'own account',
  changeContact: 'own account',
  changeOwnPassword: 'own account',
  decideOnMarketing: 'own account',
  listOwnSessions: 'own account',
  endOwnSession: 'own account',
  chooseFirstPassword: 'own account',
  requestContactCode: 'own account',
  verifyContact: proof,
} as const satisfies { readonly [Name in NameOfUseCase]: RightOf<Name> }

import { ListAuditEntries } from './audit/list-audit-entries.ts'
import { bankStatementUseCases } from './bank-statements/bank-statement-use-cases.ts'
import { CloseBillingMonth } from './billing/close-billing-month.ts'
import { CloseDueMonths } from './billing/close-due-months.ts'
import { PrintBillingReport } from './billing/print-billing-report.ts'
import { PrintPlatformBilling } from './billing/print-platform-billing.ts'
import { ShowBillingReport } from './billing/show-billing-report.ts'
import { ShowPlatformBilling } from './billing/show-platform-billing.ts'
import { bookingTakeoverUseCases } from './booking-takeover/takeover-use-cases.ts'
import { calendarUseCases } from './calendar/calendar-use-cases.ts'
import { calendarFeedUseCases } from './calendar-feeds/calendar-feed-use-cases.ts'
import { cashUpUseCases } from './cash-up/cash-up-use-cases.ts'
import { conversationUseCases } from './conversations/conversation-use-cases.ts'
import { ListDebtors } from './debtors/list-debtors.ts'
import { deskUseCases } from './desk/desk-use-cases.ts'
import { dmarcUseCases } from './dmarc/dmarc-use-cases.ts'
import { RunDoctor } from './doctor/run-doctor.ts'
import { enquiryUseCases } from './enquiries/enquiry-use-cases.ts'
import { htiUseCases } from './hti/hti-use-cases.ts'
import { SweepIdempotencyKeys } from './idempotency/sweep-idempotency-keys.ts'
import { invoiceUseCases } from './invoices/invoice-use-cases.ts'
import { masterDataUseCases } from './master-data/master-data-use-cases.ts'
import { messagingUseCases } from './messaging/messaging-use-cases.ts'
import { offlineReservationUseCases } from './offline-reservations/offline-reservation-use-cases.ts'
import { ReadOperationFigures } from './operations/read-operation-figures.ts'
import { aboardUseCases } from './organisations/aboard/aboard-use-cases.ts'
import { managedOrganisationUseCases } from './organisations/managed/managed-organisations-use-cases.ts'
import { paymentUseCases } from './payments/payments-use-cases.ts'
import { payoutUseCases } from './payouts/payout-use-cases.ts'
import { contactProofUseCases } from './people/contact-proof/contact-proof-use-cases.ts'
import { platformPeopleUseCases } from './people/platform/platform-people-use-cases.ts'
import { profileUseCases } from './people/profile/profile-use-cases.ts'
import { secondFactorUseCases } from './people/second-factor/second-factor-use-cases.ts'
import { signInUseCases } from './people/sign-in-use-cases.ts'
import { pictureUseCases } from './pictures/pictures-use-cases.ts'
import { priceSettingsUseCases } from './pricing/settings/price-settings-use-cases.ts'
import { ShowReceipt } from './receipts/show-receipt.ts'
import { reminderUseCases } from './reminders/reminder-use-cases.ts'
import { reportUseCases } from './reports/report-use-cases.ts'
import { amendmentUseCases } from './reservations/amend/amendment-use-cases.ts'
import { reservationUseCases } from './reservations/reservation-use-cases.ts'
import { reviewUseCases } from './reviews/reviews-use-cases.ts'
import { searchUseCases } from './search/search-use-cases.ts'
import { plotSettingsUseCases } from './settings/plot-settings-use-cases.ts'
import { settingsUseCases } from './settings/settings-use-cases.ts'
import { type IntersectionOf, joinedTables } from './shared/joined-tables.ts'
import { FindByShortId } from './short-ids/find-by-short-id.ts'
import { voucherUseCases } from './vouchers/voucher-use-cases.ts'
import { whatsAppUseCases } from './whatsapp/whatsapp-use-cases.ts'

/** Acts whose concept has no table of its own. */
const otherUseCases = {
  listAuditEntries: ListAuditEntries,
  listDebtors: ListDebtors,
  showReceipt: ShowReceipt,
  showBillingReport: ShowBillingReport,
  showPlatformBilling: ShowPlatformBilling,
  printBillingReport: PrintBillingReport,
  printPlatformBilling: PrintPlatformBilling,
  closeBillingMonth: CloseBillingMonth,
  closeDueMonths: CloseDueMonths,
  runDoctor: RunDoctor,
  findByShortId: FindByShortId,
  readOperationFigures: ReadOperationFigures,
  sweepIdempotencyKeys: SweepIdempotencyKeys,
}

/**
 * Every act of the product, once, under the name by which the doors (pages, procedures, command line) know
 * it.
 */
export const useCaseTable = joinedTables([
  searchUseCases,
  reservationUseCases,
  amendmentUseCases,
  paymentUseCases,
  voucherUseCases,
  payoutUseCases,
  invoiceUseCases,
  reportUseCases,
  reminderUseCases,
  reviewUseCases,
  calendarUseCases,
  calendarFeedUseCases,
  dmarcUseCases,
  htiUseCases,
  bankStatementUseCases,
  cashUpUseCases,
  bookingTakeoverUseCases,
  deskUseCases,
  conversationUseCases,
  offlineReservationUseCases,
  messagingUseCases,
  whatsAppUseCases,
  signInUseCases,
  contactProofUseCases,
  secondFactorUseCases,
  profileUseCases,
  platformPeopleUseCases,
  managedOrganisationUseCases,
  aboardUseCases,
  enquiryUseCases,
  masterDataUseCases,
  settingsUseCases,
  plotSettingsUseCases,
  priceSettingsUseCases,
  pictureUseCases,
  otherUseCases,
])

type Table = typeof useCaseTable

/** As the doors see them. */
export type UseCases = { readonly [Name in keyof Table]: Pick<InstanceType<Table[Name]>, 'execute'> }

/** What all the constructors together ask for. */
type Asked = IntersectionOf<ConstructorParameters<Table[keyof Table]>[0]>

/**
 * Every port, under the one name that it has everywhere. An act that needs another act asks for it by the
 * name in the table.
 */
export type UseCasePorts = Omit<Asked, keyof UseCases>

/** Every act over these ports. An act is made, and a port read, when it is first asked for, and once. */
export function useCasesOver(ports: UseCasePorts): UseCases {
  const known = new Map<PropertyKey, unknown>()
  const given: UseCases & UseCasePorts = new Proxy(ports as UseCases & UseCasePorts, {
    get: (_, name) => {
      if (!known.has(name)) known.set(name, isAct(name) ? new useCaseTable[name](given) : Reflect.get(ports, name))
      return known.get(name)
    },
    ownKeys: () => {
      throw new Error('ports are read one by one: a copy would make them all')
    },
  })
  return given
}

function isAct(name: PropertyKey): name is keyof UseCases {
  return Object.hasOwn(useCaseTable, name)
}

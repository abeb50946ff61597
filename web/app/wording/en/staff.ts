import { adminMenu } from './admin-menu.ts'
import { aboard } from './staff/aboard.ts'
import { ageScaleSettings } from './staff/age-scale-settings.ts'
import { auditLog } from './staff/audit-log.ts'
import { bankStatement } from './staff/bank-statement.ts'
import { billing } from './staff/billing.ts'
import { bookingTakeover } from './staff/booking-takeover.ts'
import { bookings } from './staff/bookings.ts'
import { calendar } from './staff/calendar.ts'
import { calendarFeeds } from './staff/calendar-feeds.ts'
import { cashUp } from './staff/cash-up.ts'
import { conversation } from './staff/conversation.ts'
import { debtors } from './staff/debtors.ts'
import { discountSettings } from './staff/discount-settings.ts'
import { dmarc } from './staff/dmarc.ts'
import { gatewayTest } from './staff/gateway-test.ts'
import { htiLog } from './staff/hti-log.ts'
import { htiRooms } from './staff/hti-rooms.ts'
import { importOrg } from './staff/import-org.ts'
import { invoiceList } from './staff/invoice-list.ts'
import { masterData } from './staff/master-data.ts'
import { moneyTasks } from './staff/money-tasks.ts'
import { notifications } from './staff/notifications.ts'
import { offlineBookings } from './staff/offline-bookings.ts'
import { organisationPeople } from './staff/organisation-people.ts'
import { organisationProblems, organisationSettings } from './staff/organisation-settings.ts'
import { outgoingMessages } from './staff/outgoing-messages.ts'
import { payouts } from './staff/payouts.ts'
import { pictureSettings } from './staff/picture-settings.ts'
import { placeSettings } from './staff/place-settings.ts'
import { platformOrganisations } from './staff/platform-organisations.ts'
import { platformUsers } from './staff/platform-users.ts'
import { priceLaboratory } from './staff/price-laboratory.ts'
import { pricing } from './staff/pricing.ts'
import { prospects } from './staff/prospects.ts'
import { quoteLabels } from './staff/quote-labels.ts'
import { rateSettings } from './staff/rate-settings.ts'
import { reports } from './staff/reports.ts'
import { richText } from './staff/rich-text.ts'
import { savedTexts } from './staff/saved-texts.ts'
import { seasonSettings } from './staff/season-settings.ts'
import { settingsForms } from './staff/settings-forms.ts'
import { smsReport } from './staff/sms-report.ts'
import { staffFrame } from './staff/staff-frame.ts'
import { staffReviews } from './staff/staff-reviews.ts'
import { termSettings } from './staff/term-settings.ts'
import { toMany } from './staff/to-many.ts'
import { today } from './staff/today.ts'
import { vouchers } from './staff/vouchers.ts'
import { whatsAppMessages, whatsAppTemplates } from './staff/whatsapp.ts'

/** The words of the organisation's and the platform's own screens: guests never load them. */
export const staff = {
  auditLog,
  invoiceList,
  aboard,
  billing,
  bankStatement,
  cashUp,
  debtors,
  vouchers,
  bookingTakeover,
  payouts,
  reports,
  bookings,
  conversation,
  masterData,
  moneyTasks,
  gatewayTest,
  notifications,
  offlineBookings,
  today,
  adminMenu,
  calendar,
  calendarFeeds,
  dmarc,
  staffFrame,
  pictureSettings,
  richText,
  placeSettings,
  termSettings,
  savedTexts,
  toMany,
  settingsForms,
  organisationSettings,
  organisationProblems,
  organisationPeople,
  platformOrganisations,
  platformUsers,
  importOrg,
  htiLog,
  htiRooms,
  prospects,
  staffReviews,
  smsReport,
  pricing,
  seasonSettings,
  rateSettings,
  ageScaleSettings,
  discountSettings,
  priceLaboratory,
  quoteLabels,
  whatsAppMessages,
  whatsAppTemplates,
  outgoingMessages,
} as const

import { longestHtml } from '../../formatting/typed-html.ts'
import { campsiteTopics } from '../../messaging/campsite-news.ts'
import { emailForm, longestEmail } from '../../people/email-address.ts'
import { longestCampsiteName } from '../longest-campsite-name.ts'
import type { OrganisationField } from './organisation-record.ts'

/** What may be typed into a field. `most` counts characters. */
export type FieldRule =
  | { readonly kind: 'line'; readonly most: number; readonly isRequired?: boolean; readonly form?: RegExp }
  | { readonly kind: 'html'; readonly most: number; readonly isRequired?: boolean }
  | { readonly kind: 'slug' }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'decimal'; readonly from: number; readonly to: number }
  | { readonly kind: 'money'; readonly isRequired?: boolean }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'date' }
  | { readonly kind: 'list' }
  /** Any of them, none included. */
  | { readonly kind: 'several'; readonly of: readonly string[] }
  | { readonly kind: 'policy' }

const telephone = /^\+?[0-9][0-9 ()-]{5,24}$/
const digits = /^[0-9 -]+$/
const province = /^[A-Z]{2}-[A-Za-z0-9]{1,10}$/
/** What a page may embed: the content security policy lets nothing else in. */
const googleMaps = /^https:\/\/(www\.google\.com\/maps|maps\.google\.com)\/[^\s"'<>]*$/

const optionalLine = { kind: 'line', most: 200 } as const
const html = { kind: 'html', most: longestHtml } as const
const yesNo = { kind: 'yes-no' } as const
const money = { kind: 'money' } as const

export const fieldRules = {
  name: { kind: 'line', most: longestCampsiteName, isRequired: true },
  slug: { kind: 'slug' },
  shortDescription: html,
  isAdultsOnly: yesNo,
  address1: optionalLine,
  address2: optionalLine,
  suburb: optionalLine,
  cityName: { kind: 'line', most: 120, isRequired: true },
  postalCode: { kind: 'line', most: 12 },
  province: { kind: 'line', most: 20, isRequired: true, form: province },
  latitude: { kind: 'decimal', from: -90, to: 90 },
  longitude: { kind: 'decimal', from: -180, to: 180 },
  directions: html,
  aboutHosts: html,
  houseRules: html,
  aboutPets: html,
  aboutArrival: html,
  googleMaps: { kind: 'line', most: 2000, form: googleMaps },
  businessEmail: { kind: 'line', most: longestEmail, form: emailForm },
  businessNumber: { kind: 'line', most: 26, form: telephone },
  useDisplayFromAmount: yesNo,
  displayFromAmountOffPeak: money,
  displayFromAmountPeak: money,
  displayFromAmountSuperPeak: money,
  displayFromAmountType: { kind: 'choice', of: ['', 'perPerson', 'perPlot'] },
  facilities: { kind: 'list' },
  isAllowMultiplePlots: yesNo,
  useDimensions: yesNo,
  takesOnlinePayment: yesNo,
  releasesTransfers: yesNo,
  asksProvedNumber: yesNo,
  cancellationPolicy: { kind: 'policy' },
  cancelsOverdueBookings: yesNo,
  hears: { kind: 'several', of: campsiteTopics },
  ownerName: optionalLine,
  ownerEmail: { kind: 'line', most: longestEmail, form: emailForm },
  ownerNumber: { kind: 'line', most: 26, form: telephone },
  registrationNumber: { kind: 'line', most: 40 },
  vatNumber: { kind: 'line', most: 20, form: /^[0-9A-Za-z ]{4,20}$/ },
  bankName: { kind: 'line', most: 80 },
  bankAccountName: { kind: 'line', most: 120 },
  bankAccountNumber: { kind: 'line', most: 24, form: digits },
  bankBranchCode: { kind: 'line', most: 11, form: digits },
  bankAccountType: { kind: 'choice', of: ['', 'current', 'savings', 'transmission'] },
  showsBankDetails: yesNo,
  bookingFeeType: { kind: 'choice', of: ['', 'percentage', 'amount', 'percentageandamount'] },
  bookingFeePercentage: { kind: 'decimal', from: 0, to: 100 },
  bookingFeeAmount: { kind: 'money', isRequired: true },
  adminFeeType: { kind: 'choice', of: ['', 'annual', 'monthly'] },
  adminFeeAmount: { kind: 'money', isRequired: true },
  adminFeeStartDate: { kind: 'date' },
  isFeaturedOnHomepage: yesNo,
  isFeaturedOnSearch: yesNo,
  isDemo: yesNo,
} as const satisfies Record<OrganisationField, FieldRule>

/** Never written out in full where changes are shown. */
export const secretFields: ReadonlySet<OrganisationField> = new Set(['bankAccountNumber'])

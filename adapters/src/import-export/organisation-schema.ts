import type {
  ImportedAgeScale,
  ImportedDiscount,
  ImportedOrganisation,
  ImportedPaymentRule,
  ImportedSeason,
  ImportedSite,
  ImportedSpecialTerm,
  ImportedUser,
} from '@camp/application/import-export/imported-organisation.ts'
import { bookingFeeTypes } from '@camp/domain/billing/booking-fee.ts'
import { longestReply } from '@camp/domain/conversations/message-words.ts'
import { longestRuleName, mostDueDays } from '@camp/domain/deposit/payment-rule-problems.ts'
import type { DocumentFacts } from '@camp/domain/documents/document.ts'
import { organisationStatuses } from '@camp/domain/organisations/organisation.ts'
import { reservedSlugs } from '@camp/domain/organisations/reserved-slugs.ts'
import { fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import { longestSlug, slugForm } from '@camp/domain/organisations/slug-form.ts'
import { emailForm, longestEmail } from '@camp/domain/people/email-address.ts'
import { longestPictureText } from '@camp/domain/pictures/picture-text.ts'
import { longestPlaceName } from '@camp/domain/plots/longest-place-name.ts'
import { siteTypes, weekdays } from '@camp/domain/plots/plot.ts'
import { longestSavedName, type SavedTextFacts } from '@camp/domain/saved-texts/saved-text.ts'
import { textFields, unknownFields } from '@camp/domain/saved-texts/text-fields.ts'
import { longestSettingName } from '@camp/domain/seasons/longest-setting-name.ts'
import { overlappingSeasons } from '@camp/domain/seasons/overlapping-seasons.ts'
import { type Season, seasonTypes } from '@camp/domain/seasons/season.ts'
import { longestMinimumStay } from '@camp/domain/seasons/season-problems.ts'
import type { SeasonId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { longestTermName } from '@camp/domain/special-terms/special-term-problems.ts'
import * as z from 'zod'
import {
  aClockTime,
  aDate,
  aDecimal,
  amount,
  aText,
  atMostCharacters,
  type FieldSchemas,
  line,
  matching,
  oneOf,
  percentage,
  personName,
  pictureKey,
  pictures,
  sum,
  valueThat,
  whole,
  yesOrNo,
} from './expectations.ts'
import { plotMapSchema } from './plot-map-schema.ts'
import { bandsSchema, html, plotSchema } from './plot-schema.ts'
import { policySchema } from './policy-schema.ts'
import { fault, inOrder, namesOnce, once, textsOnce } from './rules.ts'
import { supplementSchema } from './supplement-schema.ts'

export const seasonSchema = z
  .strictObject({
    name: line(longestSettingName),
    seasonType: oneOf(seasonTypes),
    startDate: aDate,
    endDate: aDate,
    minimumStayPeriod: whole(0, longestMinimumStay),
    isActive: yesOrNo,
  } satisfies FieldSchemas<ImportedSeason>)
  .superRefine(inOrder('startDate', 'endDate'))

const ageScale = z.strictObject({
  name: line(longestSettingName),
  pensionerPercentage: percentage,
  bands: bandsSchema,
} satisfies FieldSchemas<ImportedAgeScale>)

export const paymentRuleSchema = z.strictObject({
  name: line(longestRuleName),
  isActive: yesOrNo,
  allowPartialPayments: yesOrNo,
  minimumAmountForPartial: sum,
  partialPaymentDueType: oneOf(['onArrival', 'dueBeforeReservation']),
  partialPaymentDueDays: whole(0, mostDueDays),
  partialPaymentPercentage: percentage,
} satisfies FieldSchemas<ImportedPaymentRule>)

export const specialTermSchema = z.strictObject({
  name: line(longestTermName),
  isActive: yesOrNo,
  type: oneOf(['Mandatory', 'Optional']),
  text: html,
} satisfies FieldSchemas<ImportedSpecialTerm>)

export const termDocumentSchema = z.strictObject({
  title: line(longestTermName),
  text: html,
  isMandatory: yesOrNo,
  isActive: yesOrNo,
} satisfies FieldSchemas<DocumentFacts>)

const knownFieldsAlone = {
  words: `no fields but {${textFields.join('}, {')}}`,
  holds: (value: unknown) => unknownFields(String(value)).length === 0,
}

export const savedTextSchema = z.strictObject({
  name: line(longestSavedName),
  text: valueThat<string>(aText, matching('a text', /^\S(?:[\s\S]*\S)?$/), atMostCharacters(longestReply), knownFieldsAlone),
} satisfies FieldSchemas<SavedTextFacts>)

export const discountSchema = z
  .strictObject({
    name: line(longestSettingName),
    minNights: whole(0, longestMinimumStay),
    discountType: oneOf(['percentage', 'fixed']),
    discountValue: amount,
    excludeHolidays: yesOrNo,
    excludeSchoolHolidays: yesOrNo,
    excludeDateRanges: z.array(z.strictObject({ startDate: aDate, endDate: aDate }).superRefine(inOrder('startDate', 'endDate'))),
    validDays: z.array(oneOf(weekdays)).superRefine(textsOnce),
    seasonTypes: z.array(oneOf(seasonTypes)).superRefine(textsOnce),
    isActive: yesOrNo.default(true),
  } satisfies FieldSchemas<ImportedDiscount>)
  .superRefine(({ discountType, discountValue }, context) => {
    if (discountType === 'percentage' && discountValue > 100)
      fault(context, ['discountValue'], `expected 0 to 100, got ${discountValue}`)
  })

const email = valueThat<string>(aText, atMostCharacters(longestEmail), matching('an e-mail address', emailForm))

const user = z.strictObject({
  email,
  firstName: personName,
  lastName: personName,
  role: oneOf(['ORGADMIN', 'ORGUSER']),
} satisfies FieldSchemas<ImportedUser>)

const dayTimes = z.strictObject({ checkIn: aClockTime, checkOut: aClockTime })
const times = z.strictObject({
  monday: dayTimes,
  tuesday: dayTimes,
  wednesday: dayTimes,
  thursday: dayTimes,
  friday: dayTimes,
  saturday: dayTimes,
  sunday: dayTimes,
  holiday: dayTimes,
})

export const siteSchema = z.strictObject({
  name: line(longestPlaceName),
  siteType: oneOf(siteTypes),
  isActive: yesOrNo,
  isOnlineBookingActive: yesOrNo,
  times,
  weekdaySupplement: supplementSchema.nullable().default(null),
  specialTerms: z.array(line(longestTermName)).superRefine(textsOnce),
  plots: z.array(plotSchema).superRefine(namesOnce),
  images: pictures(5),
} satisfies FieldSchemas<ImportedSite>)

const fees = z.strictObject({
  bookingFeeType: oneOf(bookingFeeTypes).nullable(),
  bookingFeePercentage: percentage,
  bookingFeeAmount: sum,
  adminFeeType: oneOf(['annual', 'monthly']).nullable(),
  adminFeeAmount: sum,
  adminFeeStartDate: aDate.nullable(),
} satisfies FieldSchemas<ImportedOrganisation['fees']>)

const slug = valueThat<string>(aText, atMostCharacters(longestSlug), matching('a slug of a-z, 0-9 and -', slugForm), {
  words: 'a slug that is no page of the product',
  holds: (value) => !reservedSlugs.has(String(value)),
})

const googleMaps = valueThat<string>(
  aText,
  atMostCharacters(fieldRules.googleMaps.most),
  matching('an https address of Google Maps', fieldRules.googleMaps.form),
)

export const organisationSchema = z
  .strictObject({
    slug,
    name: line(fieldRules.name.most),
    status: oneOf(organisationStatuses),
    isDemo: yesOrNo,
    isAdultsOnly: yesOrNo,
    shortDescription: html,
    address1: line(fieldRules.address1.most).nullable(),
    address2: line(fieldRules.address2.most).nullable(),
    suburb: line(fieldRules.suburb.most).nullable(),
    cityName: line(fieldRules.cityName.most),
    postalCode: line(fieldRules.postalCode.most).nullable(),
    country: line(2),
    province: line(120),
    latitude: aDecimal(-90, 90),
    longitude: aDecimal(-180, 180),
    directions: html.nullable(),
    aboutHosts: html.nullable().default(null),
    houseRules: html.nullable().default(null),
    aboutPets: html.nullable().default(null),
    aboutArrival: html.nullable().default(null),
    googleMaps: googleMaps.nullable(),
    businessEmail: email.nullable(),
    businessNumber: valueThat<string>(aText, matching('a telephone number', fieldRules.businessNumber.form)).nullable(),
    useDisplayFromAmount: yesOrNo,
    displayFromAmountOffPeak: sum.nullable(),
    displayFromAmountPeak: sum.nullable(),
    displayFromAmountSuperPeak: sum.nullable(),
    displayFromAmountType: oneOf(['perPerson', 'perPlot']).nullable(),
    isAllowMultiplePlots: yesOrNo,
    useDimensions: yesOrNo,
    takesOnlinePayment: yesOrNo,
    cancelsOverdueBookings: yesOrNo.optional(),
    releasesTransfers: yesOrNo.optional(),
    asksProvedNumber: yesOrNo.optional(),
    isFeaturedOnHomepage: yesOrNo,
    isFeaturedOnSearch: yesOrNo,
    fees,
    cancellationPolicy: policySchema,
    tags: z.array(line(60)).superRefine(textsOnce),
    seasons: z.array(seasonSchema).superRefine(seasonsApart),
    ageScales: z.array(ageScale).superRefine(namesOnce),
    paymentRules: z.array(paymentRuleSchema).superRefine(namesOnce),
    specialTerms: z.array(specialTermSchema).superRefine(namesOnce),
    documents: z
      .array(termDocumentSchema)
      .superRefine((documents, context) => once(documents, 'title', ({ title }) => title, context))
      .optional(),
    savedTexts: z.array(savedTextSchema).superRefine(namesOnce).optional(),
    discounts: z.array(discountSchema).superRefine(namesOnce),
    users: z.array(user).superRefine((users, context) => once(users, 'email', (one) => one.email.toLowerCase(), context)),
    sites: z.array(siteSchema).superRefine(namesOnce),
    images: pictures(20),
    logo: pictureKey.nullable().optional(),
    mapPicture: pictureKey.nullable().optional(),
    plotMap: plotMapSchema.optional(),
    pictureTexts: z.record(pictureKey, line(longestPictureText)).optional(),
  } satisfies FieldSchemas<ImportedOrganisation>)
  .superRefine(({ useDisplayFromAmount, displayFromAmountType }, context) => {
    if (useDisplayFromAmount && displayFromAmountType === null)
      fault(context, ['displayFromAmountType'], 'expected perPerson or perPlot, since useDisplayFromAmount is true, got null')
  })

function seasonsApart(seasons: readonly z.infer<typeof seasonSchema>[], context: z.RefinementCtx): void {
  for (const { first, second, firstNight, lastNight } of overlappingSeasons(seasons.map(toSeason))) {
    const [one, other] = [Number(first.id), Number(second.id)].toSorted((a, b) => a - b)
    fault(
      context,
      [other ?? 0],
      `${JSON.stringify(seasons[other ?? 0]?.name)} and ${JSON.stringify(seasons[one ?? 0]?.name)} both cover ${firstNight} to ${lastNight}; active seasons may not overlap`,
    )
  }
}

/** Its position stands in for the id. */
function toSeason({ startDate, endDate, ...rest }: z.infer<typeof seasonSchema>, position: number): Season {
  const id = String(position) as SeasonId
  return { ...rest, id, startDate: Temporal.PlainDate.from(startDate), endDate: Temporal.PlainDate.from(endDate) }
}

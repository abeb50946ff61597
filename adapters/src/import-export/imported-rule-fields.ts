import type {
  ImportedAgeBand,
  ImportedDiscount,
  ImportedPaymentRule,
  ImportedSeason,
  ImportedSite,
  ImportedSpecialTerm,
} from '@camp/application/import-export/imported-organisation.ts'
import type { DocumentFacts } from '@camp/domain/documents/document.ts'
import type { SiteTimes } from '@camp/domain/plots/plot.ts'
import { timedDays } from '@camp/domain/plots/timed-days.ts'
import type { SavedTextFacts } from '@camp/domain/saved-texts/saved-text.ts'
import { type PaymentRuleColumns, paymentRuleFields } from '../deposit/payment-rule-fields.ts'
import { type DocumentColumns, documentFields } from '../documents/document-fields.ts'
import { type SiteColumns, siteFields } from '../plots/site-fields.ts'
import { type Fields, reader, without, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import {
  type AgeBandColumns,
  bandCents,
  type DiscountColumns,
  discountFields,
  noBandValue,
  seasonFields,
} from '../pricing/price-fields.ts'
import { type SavedTextColumns, savedTextFields } from '../saved-texts/saved-text-fields.ts'
import { type SpecialTermColumns, specialTermFields } from '../special-terms/special-term-fields.ts'
import { picturesColumn } from './pictures-column.ts'
import { randIn, randRatesIn, toCents, toRand } from './rand-columns.ts'
import { supplementInCents, supplementInRand } from './supplement-in-rand.ts'

const importedSeasonFields = {
  ...without(seasonFields, ['id']),
  startDate: 'start_date',
  endDate: 'end_date',
} as const satisfies Fields<JsonRow<'season'>, ImportedSeason>

export const readImportedSeason = reader<JsonRow<'season'>, ImportedSeason>(importedSeasonFields)
export const writeImportedSeason = writer<JsonRow<'season'>, ImportedSeason, typeof importedSeasonFields>(importedSeasonFields)

const importedRuleFields = {
  ...without(paymentRuleFields, ['id']),
  minimumAmountForPartial: randIn('minimum_amount_for_partial_cents'),
} as const satisfies Fields<PaymentRuleColumns, ImportedPaymentRule>

export const readImportedRule = reader<PaymentRuleColumns, ImportedPaymentRule>(importedRuleFields)
export const writeImportedRule = writer<PaymentRuleColumns, ImportedPaymentRule, typeof importedRuleFields>(importedRuleFields)

const importedTermFields = without(specialTermFields, ['id', 'siteIds'])

export const readImportedTerm = reader<SpecialTermColumns, ImportedSpecialTerm>(importedTermFields)
export const writeImportedTerm = writer<SpecialTermColumns, ImportedSpecialTerm, typeof importedTermFields>(importedTermFields)

/** Which version it is the import counts. */
const importedDocumentFields = without(documentFields, ['id', 'version'])

export const readImportedDocument = reader<DocumentColumns, DocumentFacts>(importedDocumentFields)
export const writeImportedDocument = writer<DocumentColumns, DocumentFacts, typeof importedDocumentFields>(importedDocumentFields)

const importedTextFields = without(savedTextFields, ['id'])

export const readImportedText = reader<SavedTextColumns, SavedTextFacts>(importedTextFields)
export const writeImportedText = writer<SavedTextColumns, SavedTextFacts, typeof importedTextFields>(importedTextFields)

type OwnDiscount = Omit<ImportedDiscount, 'discountType' | 'discountValue'>

const importedDiscountFields = {
  ...without(discountFields, ['id']),
  excludeDateRanges: {
    read: ({ exclude_date_ranges: ranges }: DiscountColumns) => ranges.map(({ startDate, endDate }) => ({ startDate, endDate })),
    write: (ranges: ImportedDiscount['excludeDateRanges']) => ({ exclude_date_ranges: ranges }),
  },
} as const satisfies Fields<DiscountColumns, OwnDiscount>

const readOwnDiscount = reader<DiscountColumns, OwnDiscount>(importedDiscountFields)
const writeOwnDiscount = writer<DiscountColumns, OwnDiscount, typeof importedDiscountFields>(importedDiscountFields)

export function readImportedDiscount(row: DiscountColumns): ImportedDiscount {
  const { discount_type: discountType, percentage, amount_cents } = row
  const discountValue = discountType === 'percentage' ? Number(percentage) : toRand(Number(amount_cents))
  return { ...readOwnDiscount(row), discountType, discountValue }
}

export function writeImportedDiscount(discount: ImportedDiscount) {
  const { discountType, discountValue } = discount
  const isPercentage = discountType === 'percentage'
  const value = { percentage: isPercentage ? discountValue : null, amount_cents: isPercentage ? null : toCents(discountValue) }
  return { ...writeOwnDiscount(discount), discount_type: discountType, ...value }
}

const bandRates = randRatesIn('amount')

export function readImportedBand(row: AgeBandColumns): ImportedAgeBand {
  const ages = { fromAge: row.from_age, toAge: row.to_age }
  switch (row.kind) {
    case 'free':
      return { ...ages, kind: row.kind }
    case 'percentage':
      return { ...ages, kind: row.kind, percentage: Number(row.percentage) }
    case 'fixed':
      return { ...ages, kind: row.kind, ...bandRates.read(bandCents(row)) }
  }
}

export function writeImportedBand(band: ImportedAgeBand) {
  const columns = { from_age: band.fromAge, to_age: band.toAge, kind: band.kind, ...noBandValue }
  switch (band.kind) {
    case 'free':
      return columns
    case 'percentage':
      return { ...columns, percentage: band.percentage }
    case 'fixed':
      return { ...columns, ...bandRates.write(band) }
  }
}

/** What documents say of a site that stands in its own row. */
type OwnSite = Omit<ImportedSite, 'specialTerms' | 'plots'>

const importedSiteFields = {
  ...without(siteFields, ['id', 'organisationId']),
  times: { read: ({ times }: SiteColumns) => inOrderOfDays(times), write: (times: SiteTimes) => ({ times }) },
  weekdaySupplement: {
    read: ({ weekday_supplement: supplement }: SiteColumns) => supplementInRand(supplement),
    write: (supplement: ImportedSite['weekdaySupplement']) => ({ weekday_supplement: supplementInCents(supplement) }),
  },
  images: picturesColumn,
} as const satisfies Fields<SiteColumns, OwnSite>

export const readImportedSite = reader<SiteColumns, OwnSite>(importedSiteFields)
export const writeImportedSite = writer<SiteColumns, OwnSite, typeof importedSiteFields>(importedSiteFields)

function inOrderOfDays(stored: SiteTimes): SiteTimes {
  const entries = timedDays.map((day) => [day, { checkIn: stored[day].checkIn, checkOut: stored[day].checkOut }] as const)
  return Object.fromEntries(entries) as SiteTimes
}

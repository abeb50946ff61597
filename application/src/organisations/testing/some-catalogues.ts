import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type {
  AgeScaleId,
  DiscountId,
  DocumentId,
  OrganisationId,
  PaymentRuleId,
  PlotId,
  SeasonId,
  SiteId,
  SpecialTermId,
} from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aPlot, rates } from '@camp/domain/testing/a-plot.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { halfNow } from '@camp/domain/testing/payment-rules.ts'
import { testId } from '../../testing/a-campsite.ts'

const date = (text: string) => Temporal.PlainDate.from(text)
const organisationId = testId(1_000) as OrganisationId
const siteId = testId(1_001) as SiteId
const cabinsId = testId(1_002) as SiteId

const seasons: readonly Season[] = [
  {
    id: testId(1_010) as SeasonId,
    name: 'Summer',
    seasonType: 'peak',
    startDate: date('2026-12-11'),
    endDate: date('2027-01-10'),
    isActive: true,
    minimumStayPeriod: 3,
  },
]

const ageScale: AgeScale = {
  id: testId(1_020) as AgeScaleId,
  name: 'Family',
  pensionerPercentage: 80,
  bands: [
    { fromAge: 0, toAge: 2, kind: 'free' },
    { fromAge: 3, toAge: 12, kind: 'percentage', percentage: 33.33 },
    { fromAge: 13, toAge: 17, kind: 'fixed', amounts: rates(95.55, 120, 149.99) },
  ],
}

const common = {
  isActive: true,
  minNights: 4,
  excludeHolidays: true,
  excludeSchoolHolidays: false,
  validDays: ['MONDAY', 'SUNDAY'],
  seasonTypes: ['out', 'in'],
} as const

const discounts: readonly Discount[] = [
  {
    ...common,
    id: testId(1_030) as DiscountId,
    name: 'Stay four, save ten',
    discountType: 'percentage',
    percentage: 10,
    excludeDateRanges: [{ startDate: date('2027-04-01'), endDate: date('2027-04-05') }],
  },
  {
    ...common,
    id: testId(1_031) as DiscountId,
    name: 'Weekday rand',
    discountType: 'fixed',
    amount: Money.rand(25.5),
    excludeDateRanges: [],
  },
]

const paymentRule: PaymentRule = { ...halfNow, id: testId(1_040) as PaymentRuleId }

const term: SpecialTerm = {
  id: testId(1_050) as SpecialTermId,
  name: 'No generators',
  isActive: true,
  type: 'Mandatory',
  text: '<p>Generators are not allowed.</p>',
  siteIds: [siteId],
}

/** Everything that a catalogue can hold, at least once. */
export const fullCatalogue: Catalogue = givenCatalogue({
  organisation: anOrganisation({
    id: organisationId,
    slug: 'full-camp',
    name: 'Full Camp',
    images: ['picture-1', 'picture-2'],
    isFeaturedOnHomepage: true,
    useDisplayFromAmount: true,
    displayFromAmountOffPeak: Money.rand(133.33),
    displayFromAmountType: 'perPerson',
  }),
  sites: [aSite({ id: siteId, organisationId }), aSite({ id: cabinsId, organisationId, name: 'Cabins', siteType: 'cabins' })],
  plots: [
    aPlot({
      id: testId(1_101) as PlotId,
      organisationId,
      siteId,
      images: ['picture-3'],
      mapX: 40.5,
      mapY: 60,
      mapWidth: 36,
      mapHeight: 24,
      irlSqm: 80.25,
      ageScaleId: ageScale.id,
      paymentRuleId: paymentRule.id,
      discountIds: discounts.map(({ id }) => id),
      rates: rates(133.33, 166.66, 199.99),
      rateBasis: 'perPerson',
    }),
    aPlot({
      id: testId(1_102) as PlotId,
      organisationId,
      siteId: cabinsId,
      name: 'Cabin 1',
      tiers: [
        { paxFrom: 1, paxTo: 2, rates: rates(500) },
        { paxFrom: 3, paxTo: 6, rates: rates(700, 800, 900) },
      ],
      minimumNights: { general: 2, offPeak: 0, peak: 3, superPeak: 5 },
    }),
  ],
  seasons,
  ageScales: [ageScale],
  discounts,
  paymentRules: [paymentRule],
  specialTerms: [term],
  documents: [
    {
      id: testId(1_070) as DocumentId,
      title: 'Fire plan',
      text: '<p>Fires in the places for them.</p>',
      version: 3,
      isMandatory: true,
      isActive: false,
    },
  ],
  tags: [
    { name: 'Braai', icon: 'flame', isActive: true },
    { name: 'Wi-Fi', icon: 'wifi', isActive: false },
  ],
})

export interface PlacedCampsite {
  readonly number: number
  readonly name: string
  readonly latitude?: number
  readonly longitude?: number
  readonly organisation?: Partial<Catalogue['organisation']>
  readonly siteType?: Catalogue['sites'][number]['siteType']
  readonly isElectrified?: boolean
  readonly isClosed?: boolean
  readonly tags?: readonly string[]
}

/** One site with one plot; `number` tells its ids apart from those of others. */
export function aPlacedCampsite(facts: PlacedCampsite): Catalogue {
  const { number, name, latitude = -33.9, longitude = 18.6 } = facts
  const id = testId(number) as OrganisationId
  const site = testId(number + 1) as SiteId
  return givenCatalogue({
    organisation: anOrganisation({
      id,
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      latitude,
      longitude,
      ...facts.organisation,
    }),
    sites: [
      aSite({ id: site, organisationId: id, siteType: facts.siteType ?? 'camping', isOnlineBookingActive: !facts.isClosed }),
    ],
    plots: [
      aPlot({ id: testId(number + 2) as PlotId, organisationId: id, siteId: site, isElectrified: facts.isElectrified ?? false }),
    ],
    tags: (facts.tags ?? []).map((tag) => ({ name: tag, icon: 'tag', isActive: true })),
  })
}

import type { ImportedPlot } from '@camp/application/import-export/imported-organisation.ts'
import { longestProvider, mostStopSaleHours } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import { feedUrlFault } from '@camp/domain/calendar-feeds/feed-url.ts'
import { longestRuleName } from '@camp/domain/deposit/payment-rule-problems.ts'
import { longestHtml } from '@camp/domain/formatting/typed-html.ts'
import { longestPlaceName } from '@camp/domain/plots/longest-place-name.ts'
import { minimumStayLimits, plotLimits } from '@camp/domain/plots/plot-problems.ts'
import { oldestAge } from '@camp/domain/pricing/age-scale-problems.ts'
import { largestParty, tierCoverage } from '@camp/domain/pricing/tier-coverage.ts'
import { longestSettingName } from '@camp/domain/seasons/longest-setting-name.ts'
import { Money } from '@camp/domain/shared/money.ts'
import * as z from 'zod'
import { sanitise } from '../html/sanitise.ts'
import {
  aDecimal,
  amount,
  aText,
  atMostCharacters,
  type FieldSchemas,
  line,
  oneOf,
  percentage,
  pictures,
  valueThat,
  whole,
  within,
  yesOrNo,
} from './expectations.ts'
import { fault, inOrder, once, textsOnce } from './rules.ts'
import { supplementSchema } from './supplement-schema.ts'

/** Sanitised as it is read. */
export const html = valueThat<string>(aText, atMostCharacters(longestHtml)).transform(sanitise)

export const rateFields = { offPeak: amount, peak: amount, superPeak: amount }

const tier = z
  .strictObject({ paxFrom: whole(1, largestParty), paxTo: whole(1, largestParty), ...rateFields })
  .superRefine(inOrder('paxFrom', 'paxTo'))

const mapUnits = aDecimal(-100_000, 100_000).nullable()
const nights = within(minimumStayLimits)

const calendarFeed = z.strictObject({
  provider: line(longestProvider),
  feedUrl: valueThat<string>(aText, {
    words: 'an https address of a calendar that everybody may reach',
    holds: (value) => feedUrlFault(String(value)) === null,
  }),
  isActive: yesOrNo,
  stopSaleHours: whole(1, mostStopSaleHours).nullable().optional(),
  blocksTentative: yesOrNo.optional(),
})

const plotFields = z.strictObject({
  name: line(longestPlaceName),
  plotNumber: within(plotLimits.plotNumber).nullable(),
  isActive: yesOrNo,
  isElectrified: yesOrNo,
  allowSmoking: yesOrNo,
  allowLateBooking: yesOrNo,
  mapX: mapUnits,
  mapY: mapUnits,
  mapWidth: mapUnits,
  mapHeight: mapUnits,
  irlWidth: within(plotLimits.irlWidth).nullable(),
  irlLength: within(plotLimits.irlLength).nullable(),
  irlSqm: within(plotLimits.irlSqm).nullable(),
  useSqm: yesOrNo,
  tentsMax: within(plotLimits.tentsMax).nullable(),
  caravansMax: within(plotLimits.caravansMax).nullable(),
  paxMin: within(plotLimits.paxMin),
  paxMax: within(plotLimits.paxMax),
  allowMultipleReservationsUpToPaxMax: yesOrNo,
  kidsUnderWhatAgeDontCountTowardsMaxPax: within(plotLimits.kidsUnderWhatAgeDontCountTowardsMaxPax),
  rateBasis: oneOf(['perPlot', 'perPerson']),
  baseRates: z.strictObject(rateFields),
  rates: z.strictObject(rateFields),
  tiers: z.array(tier).max(100, 'at most 100 tiers'),
  minimumStayPeriod: nights,
  minimumStayPeriodOffPeak: nights,
  minimumStayPeriodPeak: nights,
  minimumStayPeriodSuperPeak: nights,
  isWeekendTwoDaysRequired: yesOrNo,
  weekdaySupplement: z
    .union([z.literal('none'), supplementSchema])
    .nullable()
    .default(null),
  aboutPlot: html.nullable(),
  ageScale: line(longestSettingName).nullable(),
  paymentRule: line(longestRuleName).nullable(),
  discounts: z.array(line(longestSettingName)).superRefine(textsOnce),
  images: pictures(5),
  calendarFeeds: z
    .array(calendarFeed)
    .superRefine((feeds, context) => once(feeds, 'feedUrl', ({ feedUrl }) => feedUrl, context))
    .optional(),
} satisfies FieldSchemas<ImportedPlot>)

export const plotSchema = plotFields.superRefine(inOrder('paxMin', 'paxMax')).superRefine(tiersCoverEveryParty)

function tiersCoverEveryParty({ tiers, paxMax }: z.infer<typeof plotFields>, context: z.RefinementCtx): void {
  const covered = tierCoverage(tiers.map(toTier), paxMax)
  if (covered.ok) return
  const { code, paxFrom, paxTo } = covered.refusal
  const problem =
    { 'tiers-overlap': 'stand in two tiers', 'tiers-leave-gap': 'stand in no tier' }[code as string] ?? 'end before they begin'
  fault(context, ['tiers'], `every number of guests from 1 to ${paxMax} needs one tier; ${paxFrom} to ${paxTo} ${problem}`)
}

function toTier({ paxFrom, paxTo, offPeak, peak, superPeak }: z.infer<typeof tier>) {
  return { paxFrom, paxTo, rates: { offPeak: Money.rand(offPeak), peak: Money.rand(peak), superPeak: Money.rand(superPeak) } }
}

const ages = { fromAge: whole(0, oldestAge), toAge: whole(0, oldestAge) }

const band = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ ...ages, kind: z.literal('free') }),
      z.strictObject({ ...ages, kind: z.literal('percentage'), percentage }),
      z.strictObject({ ...ages, kind: z.literal('fixed'), ...rateFields }),
    ],
    'one of free, percentage, fixed',
  )
  .superRefine(inOrder('fromAge', 'toAge'))

export const bandsSchema = z.array(band).superRefine((bands, context) => {
  for (const [position, { fromAge, toAge }] of bands.entries()) {
    const other = bands.slice(0, position).findIndex((earlier) => earlier.fromAge <= toAge && fromAge <= earlier.toAge)
    if (other >= 0) fault(context, [position], `the ages ${fromAge} to ${toAge} overlap the band at [${other}]`)
  }
})

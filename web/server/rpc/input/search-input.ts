import { siteTypes } from '@camp/domain/plots/plot.ts'
import { longestSearchText } from '@camp/domain/search/search-text.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { noEquipment, type Party } from '@camp/domain/stay-rules/party.ts'
import { z } from 'zod'
import { dateInput } from './date-input.ts'
import { childrenAgesInput, guestCountInput, hasGrownUp, missingGrownUp } from './party-input.ts'
import { plainTextInput } from './plain-text.ts'
import { optionalStayFrom } from './stay-input.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const sorts = ['distance', 'price', 'rating', 'best'] as const

/** A number of rand with at most two decimals. */
export const randInput = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((rand) => Math.abs(Math.round(rand * 100) / 100 - rand) < 1e-9, 'Must have at most two decimals')
  .transform((rand) => Money.rand(rand))

const boxInput = z
  .strictObject({ north: latitude, south: latitude, east: longitude, west: longitude })
  .refine(({ north, south }) => north > south, { path: ['north'], message: 'Must be north of south' })

const searchFields = z.strictObject({
  place: z.strictObject({ name: plainTextInput(longestSearchText), latitude, longitude }).nullish(),
  radiusKm: z.number().positive().max(2000).nullish(),
  box: boxInput.nullish(),
  arrivalDate: dateInput.nullish(),
  departureDate: dateInput.nullish(),
  numberOfAdults: guestCountInput.nullish(),
  numberOfPensioners: guestCountInput.nullish(),
  childrenAges: childrenAgesInput.nullish(),
  tags: z.array(plainTextInput(100)).max(30).nullish(),
  siteTypes: z.array(z.enum(siteTypes)).max(siteTypes.length).nullish(),
  electrified: z.boolean().nullish(),
  maxPricePerNight: randInput.nullish(),
  adultsOnly: z.boolean().nullish(),
  sort: z.enum(sorts).nullish(),
  page: z.int().min(1).max(10_000).nullish(),
  pageSize: z.int().min(1).max(50).nullish(),
})

export const searchInput = searchFields.optional().transform((given, issues) => {
  const wanted = given ?? {}
  const party = searchParty(wanted)
  if (!hasGrownUp(party)) missingGrownUp(issues, ['numberOfAdults'])
  return {
    place: wanted.place ?? null,
    radiusKm: wanted.radiusKm ?? null,
    box: wanted.box ?? null,
    stay: optionalStayFrom(wanted, issues),
    party,
    equipment: noEquipment,
    tags: wanted.tags ?? [],
    siteTypes: wanted.siteTypes ?? [],
    electrified: wanted.electrified ?? false,
    maxPricePerNight: wanted.maxPricePerNight ?? null,
    adultsOnly: wanted.adultsOnly ?? false,
    sort: wanted.sort ?? 'best',
    page: wanted.page ?? 1,
    pageSize: wanted.pageSize ?? 20,
  }
})

/** Two adults when nobody grown up is spoken of. */
function searchParty({ numberOfAdults, numberOfPensioners, childrenAges }: z.output<typeof searchFields>): Party {
  return {
    numberOfAdults: numberOfAdults ?? (numberOfPensioners ? 0 : 2),
    numberOfPensioners: numberOfPensioners ?? 0,
    childrenAges: childrenAges ?? [],
  }
}

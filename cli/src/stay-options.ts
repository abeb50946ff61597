import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import {
  checkedParty,
  type Equipment,
  type GuestCountField,
  largestGuestCount,
  type Party,
  type PartyRefusal,
} from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Command } from 'commander'
import { type Stop, stop } from './answer.ts'
import type { Cli } from './cli.ts'
import { givenAs } from './given.ts'
import { calendarDate, childrenAges, guestCount, wholeNumberBetween } from './option-values.ts'

export interface StayOptions {
  readonly arrival?: Temporal.PlainDate
  readonly departure?: Temporal.PlainDate
  readonly adults?: number
  readonly pensioners: number
  readonly children: readonly number[]
  readonly tents?: number
  readonly caravans?: number
}

export interface StayQuery {
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
}

export function withStayOptions(command: Command): Command {
  return command
    .option('--arrival <date>', 'the first night, YYYY-MM-DD', calendarDate)
    .option('--departure <date>', 'the day of leaving, YYYY-MM-DD', calendarDate)
    .option('--adults <count>', 'adults; 2 when nobody else is named', guestCount)
    .option('--pensioners <count>', 'pensioners', guestCount, 0)
    .option('--children <ages>', 'ages of the children, with commas between them', childrenAges, [])
    .option('--tents <count>', 'tents that the party puts up', wholeNumberBetween(0, 40))
    .option('--caravans <count>', 'caravans that the party brings', wholeNumberBetween(0, 40))
}

export async function askStayQuery(cli: Cli, options: StayOptions): Promise<Result<StayQuery, Stop>> {
  const arrival = await givenDate(cli, options.arrival, '--arrival <date>', 'Arrival (YYYY-MM-DD)?')
  if (!arrival.ok) return arrival
  const departure = await givenDate(cli, options.departure, '--departure <date>', 'Departure (YYYY-MM-DD)?')
  if (!departure.ok) return departure
  const stay = stayBetween(arrival.value, departure.value)
  if (!stay.ok) return stay
  const party = checkedParty({
    numberOfAdults: options.adults ?? (options.pensioners > 0 ? 0 : 2),
    numberOfPensioners: options.pensioners,
    childrenAges: options.children,
  })
  if (!party.ok) return refused(stop('usage', partyProblem(party.refusal)))
  return accepted({
    stay: stay.value,
    party: party.value,
    equipment: { tents: options.tents ?? null, caravans: options.caravans ?? null },
  })
}

/** Named as they are written on the command line; a stay has an end within a year. */
export function stayBetween(arrival: Temporal.PlainDate, departure: Temporal.PlainDate): Result<StayDates, Stop> {
  const stay = StayDates.between(arrival, departure)
  if (!stay.ok) return refused(stop('usage', `--departure must be after --arrival, got ${arrival} to ${departure}`))
  if (stay.value.nightCount <= longestStay) return stay
  return refused(stop('usage', `A stay has at most ${longestStay} nights, got ${arrival} to ${departure}`))
}

function givenDate(cli: Cli, date: Temporal.PlainDate | undefined, name: string, question: string) {
  return givenAs(cli, date, { name, ask: ({ text }) => text(question), read: calendarDate })
}

const fieldOption = {
  numberOfAdults: '--adults',
  numberOfPensioners: '--pensioners',
  numberOfChildren: '--children',
} as const satisfies Record<GuestCountField, string>

function partyProblem(refusal: PartyRefusal): string {
  switch (refusal.code) {
    case 'guest-count-out-of-range':
      return `${fieldOption[refusal.field]}: a party has at most ${largestGuestCount} of each, got ${refusal.count}`
    case 'child-age-out-of-range':
      return `--children: expected ages from 0 to 17, got ${refusal.age}`
    case 'no-adult-or-pensioner':
      return 'A party has at least one adult or pensioner'
  }
}

/** `2 adults, 1 pensioner, children of 4 and 9`. */
export function partyWords({ numberOfAdults, numberOfPensioners, childrenAges: ages }: Party): string {
  const parts = [
    numberOfAdults > 0 ? counted(numberOfAdults, 'adult', 'adults') : '',
    numberOfPensioners > 0 ? counted(numberOfPensioners, 'pensioner', 'pensioners') : '',
    ages.length > 0 ? `${counted(ages.length, 'child', 'children')} (${ages.join(', ')})` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

export function nightsWords(stay: StayDates): string {
  return `${stay.arrival} to ${stay.departure}, ${nightCountWords(stay)}`
}

export function nightCountWords({ nightCount }: StayDates): string {
  return counted(nightCount, 'night', 'nights')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** With the field names of the product's other interfaces. */
export function enquiryInJson({ stay, party }: Pick<StayQuery, 'stay' | 'party'>) {
  return Object.assign(
    { arrivalDate: stay.arrival.toString(), departureDate: stay.departure.toString(), nights: stay.nightCount },
    partyInJson(party),
  )
}

export function partyInJson({ numberOfAdults, numberOfPensioners, childrenAges }: Party) {
  return { numberOfAdults, numberOfPensioners, childrenAges }
}

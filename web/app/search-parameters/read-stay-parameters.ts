import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { largestGuestCount, oldestChild } from '@camp/domain/stay-rules/party.ts'
import { assumedAdults, type StayParameters } from './stay-parameters.ts'

/** Lenient: what cannot be read is as if it were not there, so that any link leads to a page. */
export function readStayParameters(search: URLSearchParams): StayParameters {
  const adults = saidCount(search, 'numberOfAdults')
  const pensioners = saidCount(search, 'numberOfPensioners')
  const childrenAges = agesOf(search)
  const isPartyAssumed = adults === null && (pensioners ?? 0) === 0
  return {
    arrivalDate: dateOf(search, 'arrivalDate'),
    departureDate: dateOf(search, 'departureDate'),
    numberOfAdults: isPartyAssumed ? assumedAdults : (adults ?? 0),
    numberOfPensioners: pensioners ?? 0,
    childrenAges,
    tents: readCount(search, 'tents'),
    caravans: readCount(search, 'caravans'),
    isPartyAssumed,
  }
}

/** Too many are kept as they were said, so that they can be refused (rule A9), not made into others. */
function saidCount(search: URLSearchParams, name: string): number | null {
  return wholeNumber(search.get(name), largestSaid)
}

const largestSaid = 999

/** A whole number from 0 to 40, or null. */
export function readCount(search: URLSearchParams, name: string): number | null {
  return wholeNumber(search.get(name), largestGuestCount)
}

/** An empty age field is a child that does not come. */
function agesOf(search: URLSearchParams): readonly number[] {
  return search
    .getAll('childrenAges')
    .map((age) => wholeNumber(age, oldestChild))
    .filter((age) => age !== null)
    .slice(0, largestGuestCount + 1)
}

function wholeNumber(text: string | null, largest: number): number | null {
  if (text === null || !/^\s*\d{1,3}\s*$/.test(text)) return null
  const number = Number(text)
  return number <= largest ? number : null
}

function dateOf(search: URLSearchParams, name: string): string | null {
  const text = search.get(name)?.trim() ?? ''
  return isCalendarDate(text) ? text : null
}

/**
 * The rules of availability once more, as slowly and plainly as possible: days are whole numbers, a stay is a
 * set of them, the calendar is counted by hand. It shares no line with the rules it judges.
 */
export interface AvailabilityCase {
  /** Days since 1 December 2023, a Friday. */
  readonly today: number
  readonly arrival: number
  readonly departure: number
  readonly others: readonly OracleUse[]
  readonly seasons: readonly OracleSeason[]
  readonly isShared: boolean
  readonly allowLateBooking: boolean
  readonly isWeekendTwoDaysRequired: boolean
  readonly isAdultsOnly: boolean
  readonly isCamping: boolean
  readonly isMulti: boolean
  readonly paxMin: number
  readonly paxMax: number
  readonly kidsUnder: number
  readonly minimum: { readonly general: number; readonly out: number; readonly in: number; readonly peak: number }
  readonly grownUps: number
  readonly ages: readonly number[]
  readonly tents: number | null
  readonly tentsMax: number | null
}

/** Somebody else's stay or a block, from its first night to the day it ends. */
export interface OracleUse {
  readonly from: number
  readonly to: number
  /** Null is a block. */
  readonly pax: number | null
}

/** Both days inside. */
export interface OracleSeason {
  readonly from: number
  readonly to: number
  readonly type: 'out' | 'in' | 'peak'
  readonly ownMinimum: number
}

export interface AvailabilityAnswer {
  readonly reason: 'booked' | 'weekend_rule' | 'criteria' | null
  readonly minimumStay: number
  readonly isSelectable: boolean
  readonly failed: readonly string[]
}

export function availabilityOracle(given: AvailabilityCase): AvailabilityAnswer {
  const nights = setOfDays(given.arrival, given.departure)
  const pax = given.grownUps + given.ages.filter((age) => !(age < given.kidsUnder)).length
  const minimumStay = longestMinimum(given, nights)
  const failed = failedRules(given, pax, nights.size, minimumStay)
  const reason = isTaken(given, nights, pax)
    ? 'booked'
    : given.isWeekendTwoDaysRequired && hasHalfWeekend(nights)
      ? 'weekend_rule'
      : failed.length > 0
        ? 'criteria'
        : null
  const solvable = failed.every((code) => ['too-few-guests', 'too-many-guests', 'too-many-tents'].includes(code))
  return { reason, minimumStay, failed, isSelectable: reason === null || (reason === 'criteria' && given.isMulti && solvable) }
}

function isTaken(given: AvailabilityCase, nights: ReadonlySet<number>, pax: number): boolean {
  for (const night of nights) {
    const there = given.others.filter((other) => setOfDays(other.from, other.to).has(night))
    if (there.length === 0) continue
    if (!given.isShared || there.some((other) => other.pax === null)) return true
    const others = there.reduce((sum, other) => sum + (other.pax ?? 0), 0)
    if (others > 0 && others + pax > given.paxMax) return true
  }
  return false
}

/** Looks at every weekend that the calendar of the test knows. */
function hasHalfWeekend(nights: ReadonlySet<number>): boolean {
  for (let friday = 0; friday < oracleDays.length; friday += 7) {
    if (nights.has(friday) !== nights.has(friday + 1)) return true
  }
  return false
}

function longestMinimum(given: AvailabilityCase, nights: ReadonlySet<number>): number {
  let longest = 0
  for (const night of nights) {
    const season = given.seasons.find(({ from, to }) => setOfDays(from, to + 1).has(night))
    const own = given.minimum[season ? season.type : 'out']
    for (const candidate of [own > 0 ? own : given.minimum.general, season ? season.ownMinimum : 0]) {
      if (candidate > longest) longest = candidate
    }
  }
  return longest
}

function failedRules(given: AvailabilityCase, pax: number, nights: number, minimumStay: number): readonly string[] {
  const failed: string[] = []
  if (given.arrival < given.today) failed.push('arrival-in-past')
  if (given.arrival === given.today && !given.allowLateBooking) failed.push('arrival-today')
  if (given.arrival > eighteenMonthsAfter(given.today)) failed.push('too-far-ahead')
  if (pax < given.paxMin) failed.push('too-few-guests')
  if (pax > given.paxMax) failed.push('too-many-guests')
  if (given.isCamping && given.tentsMax !== null && (given.tents ?? 0) > given.tentsMax) failed.push('too-many-tents')
  if (nights < minimumStay) failed.push('stay-too-short')
  if (given.isAdultsOnly && given.ages.length > 0) failed.push('adults-only')
  return failed
}

function setOfDays(from: number, to: number): ReadonlySet<number> {
  const days = new Set<number>()
  for (let day = from; day < to; day++) days.add(day)
  return days
}

/** Every day from 1 December 2023 to the end of 2030 as `YYYY-MM-DD`, counted month by month. */
export const oracleDays: readonly string[] = countedDays()

function countedDays(): readonly string[] {
  const days: string[] = []
  for (let month = 2023 * 12 + 11; month < 2031 * 12; month++) {
    for (let day = 1; day <= daysInMonth(month); day++) days.push(isoOf(month, day))
  }
  return days
}

function eighteenMonthsAfter(day: number): number {
  const [year, month, date] = (oracleDays[day] ?? '').split('-').map(Number)
  const target = (year ?? 0) * 12 + (month ?? 0) - 1 + 18
  return oracleDays.indexOf(isoOf(target, Math.min(date ?? 0, daysInMonth(target))))
}

/** `month` counts from the year 0. */
function daysInMonth(month: number): number {
  const year = Math.floor(month / 12)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month % 12] ?? 0
}

function isoOf(month: number, day: number): string {
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1]
  return `${year}-${String(ofYear).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

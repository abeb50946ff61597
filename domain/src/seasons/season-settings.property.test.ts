import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nightOf } from '../nights/night.ts'
import { Temporal } from '../shared/temporal.ts'
import { aCalendar } from '../testing/a-calendar.ts'
import { copiedSeasons } from './copied-seasons.ts'
import { partedSeasons, seasonsGivingWay } from './giving-way.ts'
import { overlappingSeasons } from './overlapping-seasons.ts'
import type { Season } from './season.ts'
import { seasonProblems } from './season-problems.ts'
import { seasonYear } from './season-year.ts'
import { aNamedSeason } from './testing/a-season.ts'

const seasonOn = (seasons: readonly Season[], date: Temporal.PlainDate) => aCalendar(seasons).seasonOn(nightOf(date))

const year = fc.integer({ min: 2023, max: 2033 })

/** Seasons one after the other from 1 January, some nights apart or none: never overlapping. */
const calendars = (of: number) =>
  fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 40 }), nights: fc.integer({ min: 1, max: 70 }), isActive: fc.boolean() }), {
      maxLength: 9,
    })
    .map((parts) => {
      let next = Temporal.PlainDate.from({ year: of, month: 1, day: 1 })
      return parts.map(({ gap, nights, isActive }, position): Season => {
        const startDate = next.add({ days: gap })
        const endDate = startDate.add({ days: nights - 1 })
        next = endDate.add({ days: 1 })
        return { ...aNamedSeason(`Season ${position}`, 'in', startDate.toString(), endDate.toString()), isActive }
      })
    })
const given = fc
  .tuple(year, fc.integer({ min: 1, max: 5 }))
  .chain(([from, later]) => fc.tuple(fc.constant(from), fc.constant(from + later), calendars(from)))
/** Up to two, one of them after the other, some of them switched off. */
const someSeasons = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 60 }), fc.boolean())
  .map(([day, nights, gap, isActive]): readonly Season[] => {
    const start = Temporal.PlainDate.from('2027-01-01').add({ days: day })
    const first = { ...aNamedSeason('New', 'peak', start.toString(), start.add({ days: nights - 1 }).toString()), isActive }
    const next = first.endDate.add({ days: gap })
    return [
      first,
      { ...aNamedSeason('Next', 'out', next.toString(), next.add({ days: nights }).toString()), minimumStayPeriod: 2 },
    ]
  })
const nightsAround2027 = Array.from({ length: 700 }, (_, day) => Temporal.PlainDate.from('2026-12-01').add({ days: day }))
const nights = ({ startDate, endDate }: Pick<Season, 'startDate' | 'endDate'>) => startDate.until(endDate).days + 1

describe('the seasons of a year', () => {
  it('hold every night exactly once, in order, under the seasons that cover it', () => {
    fc.assert(
      fc.property(
        year.chain((of) => fc.tuple(fc.constant(of), calendars(of))),
        ([of, seasons]) => {
          const spans = seasonYear(seasons, of)

          const days = spans.flatMap((span) =>
            Array.from({ length: span.firstNight.until(span.lastNight).days + 1 }, (_, day) =>
              span.firstNight.add({ days: day }),
            ),
          )
          expect(days.map(String)).toEqual(daysOf(of))
          for (const span of spans) {
            for (const night of [span.firstNight, span.lastNight]) expect(span.seasons[0] ?? null).toBe(seasonOn(seasons, night))
          }
        },
      ),
    )
  })

  it('show two that share nights as one span with both', () => {
    const spans = seasonYear(
      [aNamedSeason('A', 'in', '2027-03-01', '2027-03-10'), aNamedSeason('B', 'peak', '2027-03-08', '2027-03-20')],
      2027,
    )

    expect(spans.map((span) => [span.firstNight.toString(), span.seasons.map(({ name }) => name).join('+')])).toEqual([
      ['2027-01-01', ''],
      ['2027-03-01', 'A'],
      ['2027-03-08', 'A+B'],
      ['2027-03-11', 'B'],
      ['2027-03-21', ''],
    ])
  })
})

describe('seasons copied to another year', () => {
  it('keep lengths, weekdays, order and distances when weekdays are kept', () => {
    fc.assert(
      fc.property(given, ([fromYear, toYear, seasons]) => {
        const copies = copiedSeasons({ seasons, fromYear, toYear, copying: 'same-weekdays' })

        expect(copies.map(({ name }) => name)).toEqual(wanted(seasons, fromYear).map(({ name }) => name))
        for (const copy of copies) {
          expect(nights(copy)).toBe(nights(copy.copyOf))
          expect(copy.startDate.dayOfWeek).toBe(copy.copyOf.startDate.dayOfWeek)
          expect(copy.startDate.since(copies[0]!.startDate).days).toBe(
            copy.copyOf.startDate.since(copies[0]!.copyOf.startDate).days,
          )
        }
      }),
    )
  })

  it('keep days and months, order and neighbours when dates are kept; only a 29 February comes or goes', () => {
    fc.assert(
      fc.property(given, ([fromYear, toYear, seasons]) => {
        const copies = copiedSeasons({ seasons, fromYear, toYear, copying: 'same-dates' })

        expect(overlappingSeasons(asSeasons(copies))).toEqual([])
        copies.forEach((copy, position) => {
          expect(Math.abs(nights(copy) - nights(copy.copyOf))).toBeLessThanOrEqual(1)
          const next = copies[position + 1]
          const wereNeighbours = next && copy.copyOf.endDate.add({ days: 1 }).equals(next.copyOf.startDate)
          if (wereNeighbours) expect(copy.endDate.add({ days: 1 }).toString()).toBe(next.startDate.toString())
        })
      }),
    )
  })

  it('name what has their nights already, so that copying twice adds nothing', () => {
    fc.assert(
      fc.property(given, fc.constantFrom('same-dates' as const, 'same-weekdays' as const), ([from, to, seasons], copying) => {
        const first = copiedSeasons({ seasons, fromYear: from, toYear: to, copying })
        const added = asSeasons(first.filter(({ standsInItsWay }) => standsInItsWay === null))

        const again = copiedSeasons({ seasons: [...seasons, ...added], fromYear: from, toYear: to, copying })

        expect(overlappingSeasons([...seasons, ...added])).toEqual([])
        expect(again.filter(({ standsInItsWay }) => standsInItsWay === null)).toEqual([])
      }),
    )
  })

  it('say the new year where their name says the old one', () => {
    const seasons = [
      aNamedSeason('Summer 2027', 'peak', '2027-12-11', '2028-01-10'),
      aNamedSeason('Easter', 'in', '2027-03-20', '2027-04-12'),
    ]

    const copies = copiedSeasons({ seasons, fromYear: 2027, toYear: 2028, copying: 'same-dates' })

    expect(copies.map(({ name }) => name)).toEqual(['Easter', 'Summer 2028'])
  })

  it.each([
    ['2027-02-01', '2027-02-28', 2028, '2028-02-01', '2028-02-29'],
    ['2028-02-01', '2028-02-29', 2029, '2029-02-01', '2029-02-28'],
    ['2026-12-11', '2027-01-10', 2027, '2027-12-11', '2028-01-10'],
    ['2028-02-29', '2028-03-05', 2029, '2029-03-01', '2029-03-05'],
  ])('move %s to %s into %i as %s to %s', (start, end, toYear, newStart, newEnd) => {
    const [copy] = copiedSeasons({
      seasons: [aNamedSeason('Season', 'in', start, end)],
      fromYear: Number(start.slice(0, 4)),
      toYear,
      copying: 'same-dates',
    })

    expect([copy?.startDate.toString(), copy?.endDate.toString()]).toEqual([newStart, newEnd])
  })

  it.each([
    ['2027-03-05', '2027-03-14', 2028, '2028-03-03', '2028-03-12'],
    ['2027-12-11', '2028-01-10', 2029, '2029-12-08', '2030-01-07'],
    ['2027-01-01', '2027-01-03', 2028, '2028-01-07', '2028-01-09'],
  ])('move %s to %s into %i by whole weeks as %s to %s', (start, end, toYear, newStart, newEnd) => {
    const [copy] = copiedSeasons({
      seasons: [aNamedSeason('Season', 'in', start, end)],
      fromYear: 2027,
      toYear,
      copying: 'same-weekdays',
    })

    expect([copy?.startDate.toString(), copy?.endDate.toString()]).toEqual([newStart, newEnd])
  })
})

describe('a season that is to be saved', () => {
  it('has its nights afterwards; every other night has the season, rate and minimum stay that it had', () => {
    fc.assert(
      fc.property(calendars(2027), someSeasons, (before, saved) => {
        const givingWay = seasonsGivingWay(saved, before)
        const after = withWritten(before, [...partedSeasons(givingWay, newIds()), ...saved])

        expect(overlappingSeasons(after)).toEqual([])
        for (const night of nightsAround2027) {
          expect(factsOn(after, night)).toEqual(factsOn(saved, night) ?? factsOn(before, night))
        }
      }),
    )
  })

  it('takes nights of exactly the active seasons with which it shares some, and never shares one on the way', () => {
    fc.assert(
      fc.property(calendars(2027), someSeasons, (before, saved) => {
        const givingWay = seasonsGivingWay(saved, before)

        expect(givingWay.map(({ season }) => season)).toEqual(
          before.filter((season) => saved.some((other) => overlappingSeasons([season, other]).length > 0)),
        )
        const written = [...partedSeasons(givingWay, newIds()), ...saved]
        written.forEach((_, position) => {
          expect(overlappingSeasons(withWritten(before, written.slice(0, position + 1)))).toEqual([])
        })
      }),
    )
  })

  it('parts another in two, shortens it, or switches it off', () => {
    const autumn = aNamedSeason('Autumn', 'in', '2027-03-20', '2027-04-12')
    const keptBy = (start: string, end: string) =>
      seasonsGivingWay([aNamedSeason('Easter', 'peak', start, end)], [autumn]).map(({ parts }) =>
        parts.map(({ startDate, endDate }) => `${startDate} ${endDate}`),
      )

    expect(keptBy('2027-03-26', '2027-03-29')).toEqual([['2027-03-20 2027-03-25', '2027-03-30 2027-04-12']])
    expect(keptBy('2027-03-01', '2027-03-29')).toEqual([['2027-03-30 2027-04-12']])
    expect(keptBy('2027-03-20', '2027-04-12')).toEqual([[]])
    expect(keptBy('2027-04-13', '2027-04-20')).toEqual([])
    const off = partedSeasons([{ season: autumn, parts: [] }], newIds())
    expect(off).toEqual([{ ...autumn, isActive: false }])
  })

  it.each([
    [{ name: ' ' }, 'name-missing'],
    [{ name: 'x'.repeat(101) }, 'name-too-long'],
    [{ endDate: Temporal.PlainDate.from('2027-02-28') }, 'ends-before-it-begins'],
    [{ minimumStayPeriod: -1 }, 'minimum-stay-invalid'],
    [{ minimumStayPeriod: 1.5 }, 'minimum-stay-invalid'],
    [{ minimumStayPeriod: 366 }, 'minimum-stay-invalid'],
  ])('with %j is refused: %s', (facts, code) => {
    expect(seasonProblems({ ...aNamedSeason('Autumn', 'in', '2027-03-01', '2027-03-31'), ...facts })).toEqual([{ code }])
  })
})

function wanted(seasons: readonly Season[], fromYear: number): readonly Season[] {
  return seasons.filter(({ isActive, startDate }) => isActive && startDate.year === fromYear)
}

function asSeasons(copies: ReturnType<typeof copiedSeasons>): readonly Season[] {
  return copies.map((copy, position) => ({ ...copy, id: `copy-${position}` as Season['id'] }))
}

function daysOf(of: number): readonly string[] {
  const first = Temporal.PlainDate.from({ year: of, month: 1, day: 1 })
  return Array.from({ length: first.daysInYear }, (_, day) => first.add({ days: day }).toString())
}

function newIds(): () => Season['id'] {
  let count = 0
  return () => `part-${++count}` as Season['id']
}

/** As a store has them after writing: known ids are replaced. */
function withWritten(seasons: readonly Season[], written: readonly Season[]): readonly Season[] {
  return [...new Map([...seasons, ...written].map((season) => [season.id, season])).values()]
}

/** Everything about the season of a night but which row it is. */
function factsOn(seasons: readonly Season[], night: Temporal.PlainDate) {
  const season = seasonOn(seasons, night)
  return season && { name: season.name, seasonType: season.seasonType, minimumStayPeriod: season.minimumStayPeriod }
}

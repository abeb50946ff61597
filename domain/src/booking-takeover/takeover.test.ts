import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { clashesInFile, isOneBooking, takeoverBookings } from './takeover-bookings.ts'
import { knownColumns, knownSource, missingColumns } from './takeover-columns.ts'
import { readTakeoverRow, type TakeoverRow } from './takeover-row.ts'

const nightsBridge =
  'Booking ID,Guest Name,Room Name,Date In,Date Out,Adults,Children,Total,Deposit Paid,Email,Contact No,Status'.split(',')
const beds24 =
  'bookId,firstNight,lastNight,unitName,numAdult,numChild,price,deposit,guestFirstName,guestLastName,guestEmail'.split(',')

const read = (headings: readonly string[], cells: readonly string[]) => readTakeoverRow(2, cells, knownColumns(headings))
const rowOf = (headings: readonly string[], cells: readonly string[]): TakeoverRow => {
  const answer = read(headings, cells)
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value
}

describe('headings', () => {
  it('tell which system wrote the file, and what its columns say', () => {
    expect([knownSource(nightsBridge), knownSource(beds24), knownSource(['Stand', 'From', 'To', 'Name'])]).toEqual([
      'nightsbridge',
      'beds24',
      'csv',
    ])
    expect(knownColumns(nightsBridge)).toMatchObject({
      reference: 0,
      guest: 1,
      plot: 2,
      arrival: 3,
      departure: 4,
      paid: 8,
      phone: 10,
    })
    expect(knownColumns(beds24)).toMatchObject({
      reference: 0,
      arrival: 1,
      lastNight: 2,
      plot: 3,
      adults: 4,
      firstName: 8,
      guest: null,
    })
  })

  it('that are missing are named', () => {
    expect(missingColumns(knownColumns(nightsBridge))).toEqual([])
    expect(missingColumns(knownColumns(['Colour', 'Size']))).toEqual(['plot', 'arrival', 'departure', 'guest'])
  })
})

describe('a row', () => {
  const cells = [
    'NB7',
    'Mokoena, Thandi',
    'Stand 1',
    '18/12/2026',
    '22 Dec 2026',
    '2',
    '1',
    'R 1 240,00',
    '620',
    'T@x.test',
    '082 123 4567',
    'Confirmed',
  ]

  it('is read as people and systems write', () => {
    expect(rowOf(nightsBridge, cells)).toEqual({
      row: 2,
      reference: 'NB7',
      plotName: 'Stand 1',
      arrival: Temporal.PlainDate.from('2026-12-18'),
      departure: Temporal.PlainDate.from('2026-12-22'),
      isCancelled: false,
      firstName: 'Thandi',
      lastName: 'Mokoena',
      email: 't@x.test',
      phone: '082 123 4567',
      adults: 2,
      children: 1,
      total: 124_000,
      paid: 62_000,
      notes: null,
    })
  })

  it('may say its last night, and no guests', () => {
    const row = rowOf(beds24, ['7', '2026-12-18', '2026-12-21', 'Stand 1', '', '', '', '', 'Sipho', 'Dube', ''])

    expect(row).toMatchObject({ departure: Temporal.PlainDate.from('2026-12-22'), adults: 2, total: null, paid: 0, email: null })
  })

  it('names everything that is wrong with it at once', () => {
    const wrong = ['', '', '', '31/02/2027', '2 Feb 2027', 'two', '', 'a lot', '', 'nobody', '', '']

    expect(read(nightsBridge, wrong)).toMatchObject({
      refusal: {
        faults: [
          { field: 'arrival', text: '31/02/2027' },
          { code: 'no-name' },
          { code: 'no-plot' },
          { field: 'email' },
          { field: 'adults' },
          { field: 'total' },
        ],
      },
    })
    expect(read(nightsBridge, cells.with(4, '18/12/2026'))).toMatchObject({ refusal: { faults: [{ code: 'no-nights' }] } })
  })
})

describe('bookings', () => {
  const one = rowOf(nightsBridge, ['NB7', 'Thandi', 'Stand 1', '2026-12-18', '2026-12-22'])

  it('have a plot for each row of one reference, and no plot twice', () => {
    const [group, ...others] = takeoverBookings([one, { ...one, row: 3, plotName: 'Stand 2' }])

    expect(others).toEqual([])
    expect(isOneBooking(group!)).toBe(true)
    expect(isOneBooking({ ...group!, rows: [one, { ...one, row: 3 }] })).toBe(false)
    expect(
      isOneBooking({
        ...group!,
        rows: [one, { ...one, row: 3, plotName: 'Stand 2', departure: one.departure.add({ days: 1 }) }],
      }),
    ).toBe(false)
  })

  it('without a reference are told apart by plot, nights and name', () => {
    const bare = { ...one, reference: null }

    expect(takeoverBookings([bare, { ...bare, row: 3 }, { ...bare, row: 4, lastName: 'Dube' }])).toHaveLength(2)
  })

  it('clash exactly where two rows want one night of a plot', () => {
    const first = Temporal.PlainDate.from('2026-12-01')
    const rows = fc.array(
      fc.record({ plotId: fc.constantFrom('a', 'b'), day: fc.nat(20), nights: fc.integer({ min: 1, max: 5 }) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(rows, (wanted) => {
        const placed = wanted.map(({ plotId, day, nights }, row) => ({
          row,
          plotId,
          arrival: first.add({ days: day }),
          departure: first.add({ days: day + nights }),
        }))
        const clashes = clashesInFile(placed)
        wanted.forEach((one, row) => {
          const others = wanted.filter(
            (two, at) =>
              at !== row && two.plotId === one.plotId && one.day < two.day + two.nights && two.day < one.day + one.nights,
          )
          expect(clashes.has(row)).toBe(others.length > 0)
        })
      }),
    )
  })
})

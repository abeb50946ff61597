import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { clashesInFile, takeoverBookings } from './takeover-bookings.ts'
import { knownColumns, knownSource, missingColumns, type TakeoverField } from './takeover-columns.ts'
import { presumed, readTakeoverRow } from './takeover-row.ts'

const plain = { plot: 'Stand 1', arrival: '2026-12-18', departure: '2026-12-22', guest: 'Thandi Mokoena' }

/** A row whose columns are exactly what is said. */
function read(facts: Partial<Record<TakeoverField, string>>) {
  const said = Object.entries(facts).filter(([, text]) => text !== undefined) as [TakeoverField, string][]
  const columns = { ...knownColumns([]), ...Object.fromEntries(said.map(([field], at) => [field, at])) }
  return readTakeoverRow(
    2,
    said.map(([, text]) => text),
    columns,
  )
}
const row = (facts: Partial<Record<TakeoverField, string>>) => read({ ...plain, ...facts })
const { departure: _, ...open } = plain
const unreadable = (field: TakeoverField, text: string) => ({
  refusal: { code: 'row-unreadable', faults: [{ code: 'unreadable', field, text }] },
})

describe('the nights of a row', () => {
  it.each([
    [{ nights: '1' }, '2026-12-19'],
    [{ nights: '366' }, '2027-12-19'],
    [{ lastNight: '2026-12-21' }, '2026-12-22'],
    [{ departure: '2026-12-20', lastNight: '2026-12-21', nights: '9' }, '2026-12-20'],
    [{ lastNight: '2026-12-20', nights: '9' }, '2026-12-21'],
    [{ departure: '20261220' }, '2026-12-20'],
    [{ departure: '2026-12-20 10:00' }, '2026-12-20'],
    [{ departure: '2026-12-20T10:00:00' }, '2026-12-20'],
  ])('with %j end on %s', (facts, departure) => {
    const answer = read({ ...open, ...facts })

    expect(answer.ok && answer.value.departure.toString()).toBe(departure)
  })

  it('are none without a departure, or with one on the day of the arrival', () => {
    const noNights = { refusal: { faults: [{ code: 'no-nights' }] } }

    expect([read(open), row({ departure: '2026-12-18' }), read({ ...open, nights: '0' })]).toMatchObject([
      noNights,
      noNights,
      noNights,
    ])
  })

  it('are a year of them at most, and said with a year', () => {
    expect(read({ ...open, nights: '367' })).toMatchObject(unreadable('nights', '367'))
    expect(row({ departure: '22 Dec' })).toMatchObject(unreadable('departure', '22 Dec'))
  })
})

describe('the guests of a row', () => {
  it('are two adults where it does not say, of whose children nobody knows the age', () => {
    expect(row({})).toMatchObject(accepted({ adults: 2, children: 0 }))
    expect(presumed).toEqual({ adults: 2, childAge: 8 })
  })

  it('are a hundred at most', () => {
    expect(row({ adults: '100', children: '100' })).toMatchObject(accepted({ adults: 100, children: 100 }))
    expect(row({ adults: '101' })).toMatchObject(unreadable('adults', '101'))
  })

  it.each([
    [{ guest: 'Mokoena, Thandi' }, 'Thandi', 'Mokoena'],
    [{ guest: 'Mokoena,Thandi' }, 'Thandi', 'Mokoena'],
    [{ guest: ' Mokoena ,  Thandi ' }, 'Thandi', 'Mokoena'],
    [{ guest: 'Mokoena,' }, 'Mokoena', ''],
    [{ guest: 'Thandi van der Merwe' }, 'Thandi', 'van der Merwe'],
    [{ guest: `Mokoena,${' '.repeat(16_000)}\nThandi` }, 'Thandi', 'Mokoena'],
    [{ guest: '', firstName: 'Thandi' }, 'Thandi', ''],
    [{ guest: '', lastName: 'Mokoena' }, 'Mokoena', ''],
    [{ firstName: 'Sipho', lastName: 'Dube' }, 'Sipho', 'Dube'],
    [{ guest: 'Thandi <b> Mokoena' }, 'Thandi', 'b Mokoena'],
    [{ guest: '<Thandi Mokoena>' }, 'Thandi', 'Mokoena'],
  ])('with %j are called %s %s', (facts, firstName, lastName) => {
    expect(row(facts)).toMatchObject(accepted({ firstName, lastName }))
  })

  it('have one name at least', () => {
    expect(row({ guest: '' })).toMatchObject({ refusal: { faults: [{ code: 'no-name' }] } })
    expect(row({ plot: '' })).toMatchObject({ refusal: { faults: [{ code: 'no-plot' }] } })
  })
})

describe('the rest of a row', () => {
  it.each([
    ['Cancelled', true],
    ['declined', true],
    ['No-show', true],
    ['no show', true],
    ['Confirmed', false],
  ])('is cancelled where it says %s: %s', (status, isCancelled) => {
    expect(row({ status })).toMatchObject(accepted({ isCancelled }))
  })

  it('is money from nought on', () => {
    expect(row({ total: 'ZAR 0', paid: 'R10' })).toMatchObject(accepted({ total: 0, paid: 1_000 }))
    expect(row({ total: '-1' })).toMatchObject(unreadable('total', '-1'))
  })

  it.each(['thandi', 'thandi,sipho@x.za', 'thandi@x.za.', `${'x'.repeat(65)}@x.za`])('has no address of %s', (email) => {
    expect(row({ email })).toMatchObject(unreadable('email', email.slice(0, 60)))
  })

  it('is kept as far as there is room', () => {
    expect(row({ notes: 'x'.repeat(1_001) })).toMatchObject(accepted({ notes: 'x'.repeat(1_000) }))
    expect(row({ adults: 'y'.repeat(61) })).toMatchObject(unreadable('adults', 'y'.repeat(60)))
    const longest = `x@${'y'.repeat(247)}.test`
    expect(row({ email: longest })).toMatchObject(accepted({ email: longest }))
    expect(row({ email: `x${longest}` }).ok).toBe(false)
  })
})

describe('the columns of a file', () => {
  it('say one thing each, the best known heading first', () => {
    expect(knownColumns(['Name', 'Guest', 'Check-in', 'Arrival'])).toMatchObject({ guest: 1, arrival: 3, firstName: null })
    expect(knownColumns(['Room', 'Room'])).toMatchObject({ plot: 0 })
  })

  it('are of a system by two headings that only it writes', () => {
    expect([knownSource(['bookId', 'Guest']), knownSource(['bookId', 'numAdult'])]).toEqual(['csv', 'beds24'])
  })

  it.each([
    [['Plot', 'From', 'To', 'First name'], []],
    [['Plot', 'From', 'Nights', 'Guest'], []],
    [['Plot', 'From', 'Last night', 'Surname'], []],
    [['Plot', 'From', 'Guest'], ['departure']],
  ])('%j lack %j', (headings, missing) => {
    expect(missingColumns(knownColumns(headings))).toEqual(missing)
  })
})

/** Nights on one plot, by the number of the row. */
const on = (nth: number, arrival: string, departure: string) => ({
  row: nth,
  plotId: 'a',
  arrival: Temporal.PlainDate.from(arrival),
  departure: Temporal.PlainDate.from(departure),
})

it('rows that clash are told of each other', () => {
  const clashes = clashesInFile([
    on(4, '2026-12-03', '2026-12-04'),
    on(2, '2026-12-01', '2026-12-09'),
    on(3, '2026-12-02', '2026-12-03'),
  ])

  expect([...clashes].toSorted()).toEqual([
    [2, 3],
    [3, 2],
    [4, 2],
  ])
  expect(clashesInFile([on(2, '2026-12-01', '2026-12-03'), on(3, '2026-12-03', '2026-12-04')]).size).toBe(0)
})

it('a row that is wrong in one thing is not taken', () => {
  expect(row({ email: 'nobody' })).toEqual(
    refused({ code: 'row-unreadable', faults: [{ code: 'unreadable', field: 'email', text: 'nobody' }] }),
  )
})

it('of two rows that end on one day the first is the one that others hear of', () => {
  const clashes = clashesInFile([
    on(2, '2026-12-01', '2026-12-05'),
    on(3, '2026-12-02', '2026-12-05'),
    on(4, '2026-12-03', '2026-12-04'),
  ])

  expect(clashes.get(4)).toBe(2)
})

it('a reference is the same in capitals and small letters', () => {
  const of = (reference: string, plot: string) => {
    const answer = row({ reference, plot })
    if (!answer.ok) throw new Error(answer.refusal.code)
    return answer.value
  }

  expect(takeoverBookings([of('NB7', 'Stand 1'), of('nb7', 'Stand 2')])).toHaveLength(1)
})

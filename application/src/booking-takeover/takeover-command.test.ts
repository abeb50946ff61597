import type { TakeoverBooking } from '@camp/domain/booking-takeover/takeover-bookings.ts'
import type { TakeoverRow } from '@camp/domain/booking-takeover/takeover-row.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { largestTakeover, mostTakeoverRows } from './table-reader.ts'
import { offlineCommandOf } from './takeover-command.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const row: TakeoverRow = {
  row: 2,
  reference: 'NB1',
  plotName: 'Stand 1',
  arrival: Temporal.PlainDate.from('2026-12-01'),
  departure: Temporal.PlainDate.from('2026-12-03'),
  isCancelled: false,
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@x.test',
  phone: null,
  adults: 2,
  children: 0,
  total: 95_000,
  paid: 40_000,
  notes: null,
}

function commandOf(first: Partial<TakeoverRow>, others: readonly Partial<TakeoverRow>[] = [], notifiesGuests = true) {
  const rows = [{ ...row, ...first }, ...others.map((other) => ({ ...row, ...other }))]
  const booking = { identity: 'NB1', rows } as unknown as TakeoverBooking
  const plotIds = stands.slice(0, rows.length).map(({ id }) => id)
  const query = { actor: system('test'), orgSlug: 'kwena-camp', notifiesGuests }
  return offlineCommandOf(booking, { query, catalogue: kwenaCamp(), source: 'nightsbridge', plotIds, today })
}

describe('a booking of another system', () => {
  it('is of its guests, with children of eight where no ages are known, which its note says', () => {
    const { plots, notes, acceptsTerms } = commandOf({ children: 1, notes: 'Late' }, [{ adults: 1, children: 2 }])

    expect(plots.map(({ plotId, party }) => [plotId, party])).toEqual([
      [stands[0]!.id, { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [8] }],
      [stands[1]!.id, { numberOfAdults: 1, numberOfPensioners: 0, childrenAges: [8, 8] }],
    ])
    expect(notes).toBe('Brought in from NightsBridge, booking NB1.\nAges of 3 children were not in it.\nLate')
    expect(commandOf({ children: 1 }).notes).toContain('Ages of 1 children')
    expect(commandOf({ reference: null }).notes).toBe('Brought in from NightsBridge.')
    expect(acceptsTerms).toBe(false)
  })

  it('keeps what all its rows say it costs, and the money that came, to the cent', () => {
    expect(commandOf({}, [{ total: 5000, paid: 0 }])).toMatchObject({
      agreed: { total: Money.rand(1000) },
      received: { amount: Money.rand(400), method: 'other', reference: 'NB1', paidOn: today },
    })
    expect(commandOf({ paid: 1 }).received).toMatchObject({ amount: Money.cents(1) })
    expect(commandOf({ reference: 'x'.repeat(101) }).received?.reference).toBe('x'.repeat(100))
    expect(commandOf({ paid: 0 }, [{ total: null, paid: 0 }])).toMatchObject({ agreed: null, received: null })
  })

  it.each([
    ['082 123 4567', '+27', '0821234567'],
    ['+27 82 123 4567', '+27', '0821234567'],
    ['0027821234567', '+27', '0821234567'],
    ['27821234567', '+27', '0821234567'],
    ['12345', null, null],
    [null, null, null],
  ])('reads the number %s', (phone, countryCode, cell) => {
    const guest = commandOf({ phone }).guest

    expect([guest.countryCode, guest.cell]).toEqual([countryCode, cell])
  })

  it('reads a number of another country with its sign', () => {
    const { countryCode, cell } = commandOf({ phone: '+264 81 123 4567' }).guest

    expect(`${countryCode}${cell}`).toBe('+264811234567')
  })

  it.each([
    ['by its address', { email: 'thandi@x.test', phone: null }, true, true],
    ['by its number', { email: null, phone: '082 123 4567' }, true, true],
    ['by nothing', { email: null, phone: null }, true, false],
    ['unless nobody wants it', {}, false, false],
  ])('tells its guest %s', (_, facts, wanted, told) => {
    expect(commandOf(facts, [], wanted).notifiesCamper).toBe(told)
  })

  it('comes in a file of 500 rows and 200 KB at most', () => {
    expect([mostTakeoverRows, largestTakeover]).toEqual([500, 204_800])
  })
})

import { Money } from '@camp/domain/shared/money.ts'
import { describe, expect, it } from 'vitest'
import { answersOfAddress, wishOfAddress } from './offline-answers.ts'
import { readOfflineForm } from './offline-form.server.ts'

const typed = {
  arrival: '2027-06-07',
  departure: '2027-06-09',
  rows: '2',
  'plot-0': 'plot-a',
  'adults-0': '2',
  'ages-0': '4, 9',
  'plot-1': '',
  firstName: 'Sipho',
  cell: '083 123 4567',
  country: 'ZA',
  payment: 'offline',
  amount: 'R100,50',
  method: 'eft',
  paidOn: '2026-11-20',
  reference: 'FNB 4711',
  notify: 'on',
}

describe('the form of an offline booking', () => {
  it('reads what was typed, and leaves out a plot that nobody chose', () => {
    const read = readOfflineForm(typed)

    expect(read).toMatchObject({
      problems: [],
      command: {
        plots: [{ plotId: 'plot-a', party: { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [4, 9] } }],
        guest: { firstName: 'Sipho', email: null, countryCode: '+27', cell: '0831234567' },
        received: { amount: Money.cents(10_050), method: 'eft', reference: 'FNB 4711' },
        agreed: null,
        isOfflinePayment: true,
        notifiesCamper: true,
        acceptsTerms: false,
        ignoresStayRules: false,
      },
    })
  })

  it('knows no money of a booking that is paid online', () => {
    expect(readOfflineForm({ ...typed, payment: 'online' })).toMatchObject({
      command: { isOfflinePayment: false, received: null },
    })
  })

  it.each([
    [{ departure: '2027-06-07' }, 'dates-invalid', 'departure'],
    [{ departure: '9999-06-07' }, 'dates-invalid', 'departure'],
    [{ arrival: 'soon' }, 'dates-invalid', 'arrival'],
    [{ 'adults-0': '', 'ages-0': '' }, 'guests-invalid', 'adults-0'],
    [{ 'ages-0': '4, ten' }, 'ages-invalid', 'ages-0'],
    [{ 'tents-0': 'two' }, 'equipment-invalid', 'tents-0'],
    [{ email: 'sipho' }, 'email-invalid', 'email'],
    [{ email: 'sipho@x.za.' }, 'email-invalid', 'email'],
    [{ cell: '12' }, 'cell-invalid', 'cell'],
    [{ price: 'agreed', agreedTotal: 'cheap' }, 'agreed-invalid', 'agreedTotal'],
    [{ amount: 'much' }, 'amount-invalid', 'amount'],
    [{ paidOn: '' }, 'date-invalid', 'paidOn'],
    [{ notes: 'x'.repeat(2001) }, 'text-too-long', 'notes'],
  ] as const)('refuses %j', (wrong, code, field) => {
    expect(readOfflineForm({ ...typed, ...wrong } as never).problems).toMatchObject([{ code, field }])
  })

  it('names everything that cannot be read, and reads the rest', () => {
    const read = readOfflineForm({ ...typed, email: 'sipho', amount: 'much', 'tents-0': 'two' })

    expect(read.problems.map(({ field }) => field)).toEqual(['tents-0', 'email', 'amount'])
    expect(read.command).toMatchObject({ guest: { firstName: 'Sipho', email: null }, received: null })
  })

  it('takes an address that is as long as one may be', () => {
    const email = `sipho@${'x'.repeat(254 - 'sipho@.test'.length)}.test`

    expect(readOfflineForm({ ...typed, email })).toMatchObject({ problems: [], command: { guest: { email } } })
    expect(readOfflineForm({ ...typed, email: `${email}t` }).problems).toMatchObject([{ code: 'text-too-long', field: 'email' }])
  })

  it('tells nobody who left neither address nor number', () => {
    expect(readOfflineForm({ ...typed, cell: '' }).command?.notifiesCamper).toBe(false)
  })
})

it('takes plots and nights from the address of the calendar', () => {
  const query = new URLSearchParams('plot=a&plot=b&arrival=2027-06-07&departure=2027-06-09&step=do')

  const answers = answersOfAddress(query, '2027-06-01')

  expect(answers).toMatchObject({ 'plot-0': 'a', 'plot-1': 'b', rows: '2', arrival: '2027-06-07', departure: '2027-06-09' })
  expect(answers.step).toBeUndefined()
})

it('takes the party and the rules to set aside from the free plots', () => {
  const query = new URLSearchParams('plot=a&arrival=2027-06-07&departure=2027-06-09&adults=3&ages=4, 9&ignoreRules=on')

  expect(answersOfAddress(query, '2027-06-01')).toMatchObject({ 'adults-0': '3', 'ages-0': '4, 9', ignoreRules: 'on' })
})

it('asks for one night from today for two where the address says nothing, or no date', () => {
  for (const said of ['', 'arrival=tomorrow'])
    expect(wishOfAddress(new URLSearchParams(said), '2027-06-30')).toMatchObject({
      adults: '2',
      arrival: '2027-06-30',
      departure: '2027-07-01',
    })
})

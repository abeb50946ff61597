import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { testId } from '../testing/a-campsite.ts'
import type { MonthOfOrganisation } from './billing-books.ts'
import { ShowPlatformBilling } from './show-platform-billing.ts'
import { givenBooks } from './testing/given-books.ts'

const amounts = ['total', 'paid', 'refunded', 'bookingFee', 'feeCredit', 'feeVat', 'adminFee', 'adminFeeVat', 'owed'] as const

/** Each amount another one, so that none stands in for another. */
function month(name: string, bookings: number, from: number, currency = 'ZAR'): MonthOfOrganisation {
  const money = Object.fromEntries(amounts.map((amount, position) => [amount, Money.cents(from + position, currency)]))
  return { organisationId: name as OrganisationId, slug: name, name, bookings, ...money } as unknown as MonthOfOrganisation
}

const months = [month('Boskloof', 2, 100), month('Erongo', 1, 70, 'NAD'), month('Kwena', 5, 1_000)]

function shown(text: string | null, lastClosed?: string, now = '2026-12-31T23:30') {
  const given = givenBooks({ months, ...(lastClosed && { lastClosed }) })
  const show = new ShowPlatformBilling({ billingBooks: given.books, clock: new FixedClock(now) })
  return { given, answer: show.execute({ actor: system('billing'), month: text }) }
}

it('adds up what every organisation owes, column by column and by currency', async () => {
  const answer = await shown('2026-12').answer

  if (!answer.ok) throw new Error(answer.refusal.code)
  expect(answer.value.organisations).toEqual(months)
  const { organisationId, slug, name, ...alone } = months[1] ?? month('none', 0, 0)
  expect(answer.value.totals).toEqual([
    { currency: 'NAD', ...alone },
    {
      currency: 'ZAR',
      bookings: 7,
      total: Money.cents(1_100),
      paid: Money.cents(1_102),
      refunded: Money.cents(1_104),
      bookingFee: Money.cents(1_106),
      feeCredit: Money.cents(1_108),
      feeVat: Money.cents(1_110),
      adminFee: Money.cents(1_112),
      adminFeeVat: Money.cents(1_114),
      owed: Money.cents(1_116),
    },
  ])
})

it('says of an open month the admin fee that will be charged, also of who had nothing else, and of a closed one what was', async () => {
  const terms = { 7: { type: 'monthly', amount: Money.rand(250), startDate: Temporal.PlainDate.from('2026-10-01') } } as const
  const of = async (lastClosed: string) => {
    const { books } = givenBooks({ months, terms, lastClosed })
    const show = new ShowPlatformBilling({ billingBooks: books, clock: new FixedClock('2026-12-31T23:30') })
    const answer = await show.execute({ actor: system('billing'), month: '2026-12' })
    return answer.ok ? answer.value : null
  }

  const open = await of('2026-11')

  const fee = { adminFee: Money.rand(250), adminFeeVat: Money.rand(37.5), owed: Money.rand(287.5) }
  expect(open?.organisations.map(({ slug }) => slug)).toEqual(['Boskloof', 'camp-7', 'Erongo', 'Kwena'])
  expect(open?.organisations[1]).toMatchObject({ name: 'Camp 7', bookings: 0, total: Money.zero(), ...fee })
  expect(open?.totals[1]?.owed).toEqual(Money.rand(287.5).plus(Money.cents(1_116)))
  expect((await of('2026-12'))?.organisations).toEqual(months)
})

it('adds the admin fee that will be charged to what else is owed', async () => {
  const terms = { 7: { type: 'monthly', amount: Money.rand(250), startDate: Temporal.PlainDate.from('2026-10-01') } } as const
  const own = { ...month('Camp 7', 3, 500), organisationId: testId(7) as OrganisationId }
  const { books } = givenBooks({ months: [month('Boskloof', 2, 100), own], terms })
  const show = new ShowPlatformBilling({ billingBooks: books, clock: new FixedClock() })

  const answer = await show.execute({ actor: system('billing'), month: '2026-12' })

  const owed = own.owed.plus(Money.rand(287.5))
  expect(answer.ok && answer.value.organisations).toMatchObject([{ slug: 'Boskloof' }, { bookings: 3, total: own.total, owed }])
})

it('keeps two organisations of one name in the order of the books', async () => {
  const namesakes = ['first', 'second'].map((slug) => ({ ...month('Kwena', 1, 100), slug }))
  const show = new ShowPlatformBilling({ billingBooks: givenBooks({ months: namesakes }).books, clock: new FixedClock() })

  const answer = await show.execute({ actor: system('billing'), month: '2026-12' })

  expect(answer.ok && answer.value.organisations.map(({ slug }) => slug)).toEqual(['first', 'second'])
})

it('adds up currencies in the order of their codes, whichever comes first in the books', async () => {
  const inBooks = ['NAD', 'ZAR', 'BWP'].map((currency) => month(`Camp in ${currency}`, 1, 100, currency))
  const show = new ShowPlatformBilling({ billingBooks: givenBooks({ months: inBooks }).books, clock: new FixedClock() })

  const answer = await show.execute({ actor: system('billing'), month: '2026-12' })

  expect(answer.ok && answer.value.totals.map(({ currency }) => currency)).toEqual(['BWP', 'NAD', 'ZAR'])
})

it.each([
  ['2026-11', undefined, false],
  ['2026-11', '2026-10', false],
  ['2026-11', '2026-11', true],
  ['2026-11', '2026-12', true],
])('%s is closed when %s was closed last: %s', async (text, last, isClosed) => {
  const answer = await shown(text, last).answer

  expect(answer.ok && answer.value.isClosed).toBe(isClosed)
})

it.each([
  ['2026-11', '2026-11'],
  [null, '2026-12'],
  ['soon', '2026-12'],
])('%s is the month %s', async (text, wanted) => {
  const { given, answer } = shown(text)

  expect((await answer).ok).toBe(true)
  expect(given.asked).toEqual([wanted])
})

it('is for the platform alone', async () => {
  const show = new ShowPlatformBilling({ billingBooks: givenBooks().books, clock: new FixedClock() })

  expect(await show.execute({ actor: visitor, month: null })).toEqual(refused({ code: 'not-permitted' }))
})

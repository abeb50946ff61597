import type { Plot } from '@camp/domain/plots/plot.ts'
import { holdLimits } from '@camp/domain/reservations/hold-limits.ts'
import type { PlotId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../people/testing/an-account.ts'
import type { Randomness } from '../shared/randomness.ts'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import { field, stands, testId } from '../testing/a-campsite.ts'
import { aGuestOf, aWish } from '../testing/a-guest-of.ts'
import { givenMarketplace, type Marketplace } from '../testing/given-marketplace.ts'
import { aTerm, halfNow, kwenaCamp } from '../testing/kwena-camp.ts'

const [first, second] = stands as [Plot, Plot]

describe('placing a hold', () => {
  it('keeps the plots for 15 minutes at the quoted price, with what is due when and the terms', async () => {
    const terms = [aTerm(1), aTerm(2, { type: 'Optional' }), aTerm(3, { isActive: false }), aTerm(4, { siteIds: [] })]
    const marketplace = givenMarketplace({ campsites: [kwenaCamp({ terms })] })
    const quoted = await marketplace.quoteSelection.execute(aWish({ plots: [first, second] }))

    const held = await marketplace.placeHold.execute(aWish({ plots: [first, second] }))

    expect(quoted).toMatchObject({ ok: true, value: { amountDue: Money.rand(1600), amountDueUpFront: Money.rand(800) } })
    expect(held).toMatchObject({
      ok: true,
      value: {
        status: 'temporaryHold',
        expiryDate: Temporal.Instant.from('2026-11-21T08:15:00Z'),
        canExtend: true,
        total: Money.rand(1600),
        plots: [
          { plotId: first.id, quote: { total: Money.rand(800) } },
          { plotId: second.id, quote: { total: Money.rand(800) } },
        ],
        specialTerms: [
          { name: 'Term 1', type: 'Mandatory' },
          { name: 'Term 2', type: 'Optional' },
        ],
        deposit: {
          amountDueUpFront: Money.rand(800),
          balance: Money.rand(800),
          dueDate: Temporal.PlainDate.from('2027-01-18'),
        },
        vatPercentage: 15,
      },
    })
  })

  it('offers no deposit where none applies', async () => {
    const marketplace = givenMarketplace({
      campsites: [kwenaCamp({ rule: halfNow({ minimumAmountForPartial: Money.rand(800.1) }) })],
    })

    expect(await marketplace.placeHold.execute(aWish())).toMatchObject({ ok: true, value: { deposit: null } })
  })

  it('judges the minimum for a deposit on the whole reservation', async () => {
    const marketplace = givenMarketplace({
      campsites: [kwenaCamp({ rule: halfNow({ minimumAmountForPartial: Money.rand(1600) }) })],
    })

    const held = await marketplace.placeHold.execute(aWish({ plots: [first, second] }))

    expect(held).toMatchObject({ ok: true, value: { deposit: { amountDueUpFront: Money.rand(800) } } })
  })

  it('takes all plots or none', async () => {
    const marketplace = givenMarketplace()
    await aGuestOf(marketplace).holds({ plots: [first] })

    const refusal = await marketplace.placeHold.execute(aWish({ plots: [first, second] }))
    const other = await marketplace.placeHold.execute(aWish({ plots: [second] }))

    expect(refusal).toEqual(refused({ code: 'booked', plotIds: [first.id] }))
    expect(other.ok).toBe(true)
  })

  it.each([
    ['of half a weekend', { plot: { isWeekendTwoDaysRequired: true } }, { from: '2027-02-05', to: '2027-02-06' }, 'weekend_rule'],
    ['below the minimum stay', { plot: { minimumNights: { general: 5, offPeak: 0, peak: 0, superPeak: 0 } } }, {}, 'criteria'],
    ['that begins in the past', {}, { from: '2026-11-20' }, 'criteria'],
    ['today where late booking is not allowed', {}, { from: '2026-11-21' }, 'criteria'],
    ['of more guests than fit', {}, { party: { numberOfAdults: 7 } }, 'criteria'],
    [
      'with children at an adults-only place',
      { organisation: { isAdultsOnly: true } },
      { party: { childrenAges: [9] } },
      'criteria',
    ],
    ['of children alone', {}, { party: { numberOfAdults: 0, childrenAges: [12] } }, 'criteria'],
    ['while the organisation is paused', { organisation: { status: 'paused' } }, {}, 'criteria'],
    ['of a plot that is switched off', { plot: { isActive: false } }, {}, 'criteria'],
  ] as const)('refuses a stay %s', async (_what, camp, booking, code) => {
    const marketplace = givenMarketplace({ campsites: [kwenaCamp(camp)] })

    expect(await marketplace.placeHold.execute(aWish(booking))).toEqual(refused({ code, plotIds: [first.id] }))
  })

  it.each(['pending', 'inactive', 'deleted'] as const)('does not know an organisation that is %s', async (status) => {
    const marketplace = givenMarketplace({ campsites: [kwenaCamp({ organisation: { status } })] })

    expect(await marketplace.placeHold.execute(aWish())).toEqual(refused({ code: 'not-found' }))
  })

  it('does not know a plot of another organisation', async () => {
    const marketplace = givenMarketplace()

    expect(await marketplace.placeHold.execute(aWish({ plots: [{ id: testId(999) as PlotId }] }))).toEqual(
      refused({ code: 'not-found' }),
    )
  })

  it('refuses several plots where they may not be booked together, and nothing at all', async () => {
    const marketplace = givenMarketplace({ campsites: [kwenaCamp({ organisation: { isAllowMultiplePlots: false } })] })

    const several = await marketplace.placeHold.execute(aWish({ plots: [first, second] }))
    const none = await marketplace.placeHold.execute(aWish({ plots: [] }))

    expect(several).toEqual(refused({ code: 'criteria', plotIds: [first.id, second.id] }))
    expect(none).toEqual(refused({ code: 'criteria', plotIds: [] }))
  })

  it('shares a plot up to its largest number of guests', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    await guest.holds({ plots: [field], party: { numberOfAdults: 20 } })

    const tooMany = await marketplace.placeHold.execute(aWish({ plots: [field], party: { numberOfAdults: 11 } }))
    const enough = await marketplace.placeHold.execute(aWish({ plots: [field], party: { numberOfAdults: 10 } }))

    expect(tooMany).toEqual(refused({ code: 'booked', plotIds: [field.id] }))
    expect(enough.ok).toBe(true)
  })

  it('draws another reference when one is taken', async () => {
    const marketplace = givenMarketplace({ randomness: referencesOf(111, 111, 111, 111, 111, 111, 482, 913, 107) })
    const guest = aGuestOf(marketplace)

    const one = await guest.holds({ plots: [first] })
    const other = await guest.holds({ plots: [second] })

    expect((await guest.sees(one.id)).simpleReference).toBe('111-111-111')
    expect((await guest.sees(other.id)).simpleReference).toBe('482-913-107')
  })

  it('gives up after ten taken references', async () => {
    const [one, nine, ten] = [[111, 111, 111], Array(27).fill(111), Array(30).fill(111)]
    const tries = async (taken: readonly number[]) => {
      const marketplace = givenMarketplace({ randomness: referencesOf(...one, ...taken) })
      await aGuestOf(marketplace).holds({ plots: [first] })
      return marketplace.placeHold.execute(aWish({ plots: [second] }))
    }

    expect((await tries(nine)).ok).toBe(true)
    await expect(tries(ten)).rejects.toThrow('no free reservation reference in 10 tries')
  })
})

describe('a hold of plots that an expired reservation still keeps', () => {
  it('releases a hold that ran out, without a word', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const late = await guest.holds()
    marketplace.clock.moveTo('2026-11-21T10:14:59')
    expect(await marketplace.placeHold.execute(aWish())).toEqual(refused({ code: 'booked', plotIds: [first.id] }))
    marketplace.clock.moveTo('2026-11-21T10:15')

    const held = await marketplace.placeHold.execute(aWish())

    expect(held.ok).toBe(true)
    expect(await guest.hears(late.id)).toEqual([])
    expect((await marketplace.reservations.history(late.id)).at(-1)).toMatchObject({
      to: 'cancelled',
      by: 'next-guest',
      why: 'hold-expired',
    })
  })

  it('releases a pending one and tells its guest', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const late = await guest.books()
    marketplace.clock.moveTo('2026-11-22T10:00')

    const held = await marketplace.placeHold.execute(aWish({ from: '2027-02-04', to: '2027-02-06' }))

    expect(held.ok).toBe(true)
    expect(await guest.hears(late.id)).toEqual(['submitted', 'expired'])
    expect(await guest.sees(late.id)).toMatchObject({ status: 'cancelled', cancellation: { reason: 'confirmation-expired' } })
  })

  it('leaves one alone that nobody else wants', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const late = await guest.books()
    marketplace.clock.moveTo('2026-11-22T10:00')

    await guest.holds({ plots: [second] })

    expect(await guest.sees(late.id)).toMatchObject({ status: 'pending' })
  })
})

/** The groups of references to come; the last one, or 500, for ever after. */
function referencesOf(...script: number[]): Randomness {
  const counting = new CountingRandomness()
  return {
    key: () => counting.key(),
    uuid: () => counting.uuid(),
    integer: () => script.shift() ?? 500,
  }
}

describe('holds for nothing', () => {
  const limits = holdLimits({ visitor: 150, address: 300, network: 1200 })
  const from = (browser: string, address = '41.13.7.9') => ({ account: null, address, browser })
  const wholeCampsite = aWish({ plots: stands, from: '2027-02-01', to: '2027-03-01' })
  const plotNights = stands.length * 28

  it('cannot empty a campsite for 28 nights with six of them', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits })
    const parts = Array.from({ length: 6 }, (_, part) => stands.filter((__, stand) => stand % 6 === part))
    let kept = 0
    for (const plots of parts) {
      const wish = { ...aWish({ plots, from: '2027-02-01', to: '2027-03-01' }), from: from('curl') }
      if ((await marketplace.placeHold.execute(wish)).ok) kept += plots.length * 28
    }

    expect(kept).toBeLessThanOrEqual(150)
    expect(kept).toBeLessThan(plotNights)
  })

  it('are refused at once where a wish alone is too large, with the number and nothing to wait for', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits })

    expect(await marketplace.placeHold.execute({ ...wholeCampsite, from: from('curl') })).toEqual(
      refused({ code: 'too_many', counted: 'plot-nights', most: 150, retryAfterSeconds: null }),
    )
  })

  it('are no holds of a family: six plots for a week, and once more', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits })
    const week = { from: '2027-02-01', to: '2027-02-08' }
    const first = aWish({ plots: stands.slice(0, 6), ...week })
    const second = aWish({ plots: stands.slice(4, 10), from: '2027-02-08', to: '2027-02-15' })

    const contactKey = await provenBy(marketplace, 'email')
    for (const wish of [first, second])
      expect((await marketplace.placeHold.execute({ ...wish, from: from('Firefox'), contactKey })).ok).toBe(true)
  })

  it('end with their time, and the refusal says when', async () => {
    const marketplace = givenMarketplace({ holdLimits: holdLimits({ visitor: 4, address: 8, network: 8 }) })
    const holds = (stand: number) =>
      marketplace.placeHold.execute({ ...aWish({ plots: stands.slice(stand, stand + 1) }), from: from('Firefox') })

    await holds(0)
    expect(await holds(1)).toMatchObject(refused({ code: 'too_many', retryAfterSeconds: 15 * 60 } as never))
    marketplace.clock.moveTo('2026-11-21T10:15')
    expect((await holds(1)).ok).toBe(true)
  })
})

async function provenBy(marketplace: Marketplace, channel: 'email' | 'sms'): Promise<string> {
  const contact =
    channel === 'email'
      ? ({ channel, email: 'zanele@example.test' } as const)
      : ({ channel, countryCode: '+27', cell: '082 123 4567' } as const)
  const sent = await marketplace.sendContactCode.execute({ contact, language: 'en', address: '41.13.7.9' })
  const key = sent.ok ? sent.value.key : ''
  const code = marketplace.ports.codeMessages.sent.at(-1)?.code ?? ''
  await marketplace.proveContact.execute({ key, code, address: '41.13.7.9' })
  return key
}

describe('a hold of more than thirty plot-nights', () => {
  const limits = holdLimits({ visitor: 150, address: 300, network: 1200 })
  const visitor = { account: null, address: '41.13.7.9', browser: 'Firefox' }
  const sixPlots = { ...aWish({ plots: stands.slice(0, 6), from: '2027-02-01', to: '2027-02-08' }), from: visitor }
  const asks = refused({ code: 'contact_unproved', asks: ['email', 'number'], most: 30, wanted: 42 })

  it('asks for an address or a number first, and holds nothing meanwhile', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits })

    expect(await marketplace.placeHold.execute(sixPlots)).toEqual(asks)
    expect(await marketplace.placeHold.execute({ ...sixPlots, contactKey: 'made up' })).toEqual(asks)
    expect(marketplace.reservations.all()).toEqual([])
  })

  it.each(['email', 'sms'] as const)('is held once the code that went by %s was typed', async (channel) => {
    const marketplace = givenMarketplace({ holdLimits: limits })
    const contactKey = await provenBy(marketplace, channel)

    expect((await marketplace.placeHold.execute({ ...sixPlots, contactKey })).ok).toBe(true)
  })

  it('counts what the visitor keeps already: the usual, and then too much', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits })
    const week = (stand: number) => ({
      ...aWish({ plots: stands.slice(stand, stand + 1), from: '2027-02-01', to: '2027-02-08' }),
      from: visitor,
    })
    for (const stand of [0, 1, 2, 3]) expect((await marketplace.placeHold.execute(week(stand))).ok).toBe(true)

    expect(await marketplace.placeHold.execute(week(4))).toEqual(
      refused({ code: 'contact_unproved', asks: ['email', 'number'], most: 30, wanted: 7 }),
    )
  })

  it('asks nothing more of whoever is signed in with a proved address', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits })
    const [proved, unproved] = [anAccount(), anAccount({ id: 'guest-2' as UserId, isEmailVerified: false })]
    for (const account of [proved, unproved]) marketplace.accounts.add(account)
    const holdsAs = (account: string) => marketplace.placeHold.execute({ ...sixPlots, from: { ...visitor, account } })

    expect(await holdsAs(unproved.id)).toEqual(asks)
    expect((await holdsAs(proved.id)).ok).toBe(true)
  })

  it('asks for what a code can be sent to; where nothing can be sent, it is too many', async () => {
    const byMail = givenMarketplace({ holdLimits: limits, provableContacts: ['email'] })
    const silent = givenMarketplace({ holdLimits: limits, provableContacts: [] })

    expect(await byMail.placeHold.execute(sixPlots)).toMatchObject({ refusal: { asks: ['email'] } })
    expect(await silent.placeHold.execute(sixPlots)).toMatchObject({ refusal: { code: 'too_many', most: 30 } })
  })
})

describe('a campsite that asks for a number before any hold', () => {
  const asksNumber = kwenaCamp({ organisation: { asksProvedNumber: true } })
  const visitor = { account: null, address: '41.13.7.9', browser: 'Firefox' }
  const oneNight = { ...aWish({ from: '2027-02-01', to: '2027-02-02' }), from: visitor }

  it('holds for who has typed the code of an SMS, and not for an address', async () => {
    const marketplace = givenMarketplace({ campsites: [asksNumber] })
    const byMail = await provenBy(marketplace, 'email')
    const bySms = await provenBy(marketplace, 'sms')
    const asks = refused({ code: 'contact_unproved', asks: ['number'], most: null, wanted: 1 })

    expect(await marketplace.placeHold.execute(oneNight)).toEqual(asks)
    expect(await marketplace.placeHold.execute({ ...oneNight, contactKey: byMail })).toEqual(asks)
    expect((await marketplace.placeHold.execute({ ...oneNight, contactKey: bySms })).ok).toBe(true)
  })

  it('holds for an account that has proved its number, until the proof of a code ends', async () => {
    const marketplace = givenMarketplace({ campsites: [asksNumber] })
    const contactKey = await provenBy(marketplace, 'sms')
    marketplace.accounts.add(anAccount({ isCellVerified: true }))
    marketplace.clock.moveTo('2026-11-21T22:00')

    expect(await marketplace.placeHold.execute({ ...oneNight, contactKey })).toMatchObject({ ok: false })
    const signedIn = { ...visitor, account: anAccount().id }
    expect((await marketplace.placeHold.execute({ ...oneNight, from: signedIn })).ok).toBe(true)
  })

  it('takes an address where no phone can be written to', async () => {
    const marketplace = givenMarketplace({ campsites: [asksNumber], provableContacts: ['email'] })

    expect(await marketplace.placeHold.execute(oneNight)).toMatchObject({ refusal: { asks: ['email'], most: null } })
    const contactKey = await provenBy(marketplace, 'email')
    expect((await marketplace.placeHold.execute({ ...oneNight, contactKey })).ok).toBe(true)
  })
})

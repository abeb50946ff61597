import { type Actor, visitor } from '@camp/application/shared/actor.ts'
import { stands } from '@camp/application/testing/a-campsite.ts'
import { aGuestOf } from '@camp/application/testing/a-guest-of.ts'
import { givenMarketplace } from '@camp/application/testing/given-marketplace.ts'
import { kwenaCamp } from '@camp/application/testing/kwena-camp.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { loadCampsite, withOwnHold } from './load-campsite.ts'

const stay = 'arrivalDate=2027-02-01&departureDate=2027-02-05'
const [first, second] = stands.map(({ id }) => id)

function open(search: string, useCases = givenMarketplace(), actor: Actor = visitor) {
  const today = Temporal.PlainDate.from('2026-11-21')
  return loadCampsite({ useCases, actor, orgSlug: 'kwena-camp', search: new URLSearchParams(search), today })
}

describe('the campsite page', () => {
  it('shows no plots before there are dates, but the next weekends', async () => {
    const page = await open('')

    expect(page).toMatchObject({ plots: null, selection: null, stay: { numberOfAdults: 2, isPartyAssumed: true } })
    expect(page?.weekends).toEqual([
      { arrivalDate: '2026-11-27', departureDate: '2026-11-29' },
      { arrivalDate: '2026-12-04', departureDate: '2026-12-06' },
      { arrivalDate: '2026-12-11', departureDate: '2026-12-13' },
    ])
  })

  it.each(['', stay])('that is not open yet is there for its people alone: %s', async (search) => {
    const camp = kwenaCamp({ organisation: { status: 'pending' } })
    const staff = { kind: 'user', userId: 'desk' as UserId, role: 'ORGUSER', organisationIds: [camp.organisation.id] } as const

    expect(await open(search, givenMarketplace({ campsites: [camp] }), staff)).toMatchObject({
      organisation: { status: 'pending' },
      plots: null,
    })
    expect(await open(search, givenMarketplace({ campsites: [camp] }))).toBeNull()
  })

  it('shows what each plot costs for the stay, and what a cancellation brings back', async () => {
    const page = await open(stay)

    expect(page?.plots?.[0]).toMatchObject({ name: 'Stand 1', isAvailable: true, total: 800 })
    expect(page?.cancellation).toEqual([
      { until: '2027-01-18', refundPercentage: 100 },
      { until: '2027-01-25', refundPercentage: 50 },
    ])
  })

  it('says what is wrong with the dates instead of showing plots', async () => {
    expect(await open('arrivalDate=2027-02-05&departureDate=2027-02-01')).toMatchObject({
      plots: null,
      problems: ['departure-not-after-arrival'],
    })
  })

  it('is shown of a paused campsite, without plots', async () => {
    const paused = givenMarketplace({ campsites: [kwenaCamp({ organisation: { status: 'paused' } })] })

    expect(await open(stay, paused)).toMatchObject({ organisation: { status: 'paused' }, plots: [] })
  })

  it.each(['pending', 'inactive', 'deleted'] as const)('is none of a campsite that is %s', async (status) => {
    const hidden = givenMarketplace({ campsites: [kwenaCamp({ organisation: { status } })] })

    expect(await open(stay, hidden)).toBeNull()
    expect(await open('', hidden)).toBeNull()
  })
})

describe('the selection in the address', () => {
  it('is priced with everybody on the one plot', async () => {
    const page = await open(`${stay}&plot=${first}&childrenAges=7`)

    expect(page?.selection).toMatchObject({
      plotIds: [first],
      problems: [],
      quote: { amountDue: 800, amountDueUpFront: 400, dueDate: '2027-01-18' },
    })
  })

  it('is priced as the guests were allocated', async () => {
    const page = await open(`${stay}&numberOfAdults=3&plot=${first}&plot=${second}&adults-${first}=1&adults-${second}=2`)

    expect(page?.selection?.allocation.shares.map((share) => share.numberOfAdults)).toEqual([1, 2])
    expect(page?.selection?.quote?.amountDue).toBe(1600)
  })

  it('is priced with the children on a plot of their own', async () => {
    const alone = `adults-${first}=2&adults-${second}=0&child-0=${second}`
    const page = await open(`${stay}&childrenAges=13&plot=${first}&plot=${second}&${alone}`)

    expect(page?.selection).toMatchObject({ problems: [], refusal: null })
    expect(page?.selection?.quote?.plots.map(({ plotId }) => plotId)).toEqual([first, second])
  })

  it('has no price while a plot has nobody on it', async () => {
    const page = await open(`${stay}&plot=${first}&plot=${second}&adults-${first}=2&adults-${second}=0`)

    expect(page?.selection).toMatchObject({ quote: null, problems: [{ code: 'nobody', plotId: second }] })
  })

  it('names the plot that somebody else has taken', async () => {
    const marketplace = givenMarketplace()
    await aGuestOf(marketplace).holds({ plots: stands.slice(0, 1) })

    const page = await open(`${stay}&plot=${first}`, marketplace)

    expect(page?.selection).toMatchObject({ quote: null, refusal: { code: 'booked', plotIds: [first] } })
  })

  it('accuses no stranger of what the guest holds, and names what strangers do', async () => {
    const marketplace = givenMarketplace()
    await aGuestOf(marketplace).holds({ plots: stands.slice(0, 2) })
    const page = await open(`${stay}&plot=${first}&plot=${second}`, marketplace)
    const holding = (plotIds: readonly string[]) => ({ address: '/kwena-camp/reserve', until: '', plotNames: '', plotIds })

    const all = page && withOwnHold(page, holding([first, second].map(String)))
    const one = page && withOwnHold(page, holding([String(first)]))

    expect(all?.selection?.refusal).toEqual({ code: 'own_hold', plotIds: [first, second] })
    expect(one?.selection?.refusal).toEqual({ code: 'booked', plotIds: [second] })
  })

  it('holds one plot where only one may be booked, and none that is unknown', async () => {
    const single = givenMarketplace({ campsites: [kwenaCamp({ organisation: { isAllowMultiplePlots: false } })] })

    expect((await open(`${stay}&plot=${first}&plot=${second}`, single))?.selection?.plotIds).toEqual([first])
    expect((await open(`${stay}&plot=nowhere`))?.selection).toBeNull()
  })

  it('comes back with a reason that is known', async () => {
    expect((await open(`${stay}&reason=expired`))?.returned).toEqual({ reason: 'expired', plotIds: [] })
    expect((await open(`${stay}&reason=toString`))?.returned).toBeNull()
  })
})

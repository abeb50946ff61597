import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import { desk, deskStrangers } from '../desk/testing/a-booked-stay.ts'
import { stands } from '../testing/a-campsite.ts'
import { aWish } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { halfNow, kwenaCamp } from '../testing/kwena-camp.ts'

const wish = aWish()

function givenDesk(camp?: Parameters<typeof kwenaCamp>[0]) {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp(camp)] })
  const asks = (facts: Partial<Parameters<typeof marketplace.offerPlotsAtDesk.execute>[0]> = {}) =>
    marketplace.offerPlotsAtDesk.execute({
      actor: desk,
      orgSlug: wish.orgSlug,
      stay: wish.stay,
      party: aParty(),
      equipment: noEquipment,
      ...facts,
    })
  const offers = async (facts?: Parameters<typeof asks>[0]) => {
    const answer = await asks(facts)
    if (!answer.ok) throw new Error(answer.refusal.code)
    return answer.value
  }
  return { marketplace, asks, offers }
}

describe('what the desk can offer on the phone', () => {
  it('is every plot with its total for this party, and the deposit that its rule asks for', async () => {
    const { offers } = givenDesk({ rule: halfNow() })

    const [first] = await offers()

    expect(first).toMatchObject({
      plotName: stands[0]?.name,
      total: Money.rand(800),
      deposit: Money.rand(400),
      standing: { state: 'free' },
      nearest: null,
    })
  })

  it('puts a plot that is taken last, with the nearest dates on which it is free', async () => {
    const { marketplace, offers } = givenDesk()
    await marketplace.placeHold.execute(wish)

    const last = (await offers()).at(-1)

    expect(last).toMatchObject({ plotId: wish.plots[0]?.plotId, standing: { state: 'not-free', reason: 'booked' } })
    expect(last?.nearest?.stay.nightCount).toBe(wish.stay.nightCount)
    expect(last?.nearest?.total.isPositive).toBe(true)
  })

  it('puts those with other dates before those without', async () => {
    const { marketplace, offers } = givenDesk()
    const [first, second] = [stands.slice(0, 1), stands.slice(1, 2)]
    await marketplace.placeHold.execute(aWish({ plots: first, from: '2027-01-15', to: '2027-02-24' }))
    await marketplace.placeHold.execute(aWish({ plots: second }))

    const last = (await offers()).slice(-2)

    expect(last.map(({ plotId, nearest }) => [plotId, nearest !== null])).toEqual([
      [second[0]?.id, true],
      [first[0]?.id, false],
    ])
  })

  it('puts one that the desk may have before one that is taken, whichever has other dates', async () => {
    const camp = kwenaCamp()
    const [taken, strict] = [camp.plots[0]!, { ...camp.plots[1]!, paxMax: 1 }]
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots: [taken, strict] }] })
    await marketplace.placeHold.execute(aWish({ plots: [taken] }))

    const asked = { actor: desk, orgSlug: wish.orgSlug, stay: wish.stay, party: aParty(), equipment: noEquipment }
    const offers = await marketplace.offerPlotsAtDesk.execute(asked)

    expect(offers.ok && offers.value.map(({ plotId, standing, nearest }) => [plotId, standing.state, nearest !== null])).toEqual([
      [strict.id, 'against-rules', false],
      [taken.id, 'not-free', true],
    ])
  })

  it('names the rules that the desk would set aside', async () => {
    const { offers } = givenDesk()
    const party = aParty({ numberOfAdults: 40 })

    const [first] = await offers({ party })

    expect(first?.standing).toMatchObject({ state: 'against-rules', rules: [{ rule: { code: 'too-many-guests', pax: 40 } }] })
  })

  it('refuses dates that are over, children alone, and whoever does not work here', async () => {
    const { asks } = givenDesk()
    const children = aParty({ numberOfAdults: 0, numberOfPensioners: 0, childrenAges: [4] })

    expect(await asks({ stay: StayDates.of('2020-01-01', '2020-01-03') })).toEqual(refused({ code: 'arrival-in-past' }))
    expect(await asks({ party: children })).toEqual(refused({ code: 'no-grown-up' }))
    for (const [, actor] of deskStrangers) expect((await asks({ actor })).ok).toBe(false)
  })
})

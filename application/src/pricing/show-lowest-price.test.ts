import type { Plot } from '@camp/domain/plots/plot.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import { describe, expect, it } from 'vitest'
import { campsite, stands, testId } from '../testing/a-campsite.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'

const [first, second, third] = stands as [Plot, Plot, Plot]
const organisationId = campsite.organisation.id

const lowestOf = (...plots: readonly Plot[]) =>
  givenMarketplace({ campsites: [{ ...kwenaCamp(), plots }] }).lowestPrice.execute({ organisationId })

describe('the lowest price of an organisation', () => {
  it('is that of one off-peak night for one adult, to one decimal, with the basis of that plot', async () => {
    const perPerson: Plot = { ...second, rateBasis: 'perPerson', baseRates: rates(50), rates: rates(99.95, 10, 10) }

    expect(await lowestOf(first, perPerson)).toEqual(accepted({ price: Money.rand(150), rateBasis: 'perPerson' }))
  })

  it('takes the tier of one guest', async () => {
    const tiers = [
      { paxFrom: 1, paxTo: 1, rates: rates(80) },
      { paxFrom: 2, paxTo: 6, rates: rates(20) },
    ]

    expect(await lowestOf({ ...first, tiers })).toEqual(accepted({ price: Money.rand(80), rateBasis: 'perPlot' }))
  })

  it('leaves out what cannot be booked', async () => {
    expect(await lowestOf(first, { ...third, rates: rates(1), isActive: false })).toMatchObject(
      accepted({ price: Money.rand(200) }),
    )
    expect(await lowestOf()).toEqual(accepted(null))
  })

  it.each([
    ['paused', accepted(null)],
    ['pending', refused({ code: 'not-found' })],
    ['inactive', refused({ code: 'not-found' })],
    ['deleted', refused({ code: 'not-found' })],
  ] as const)('of one that is %s is %j', async (status, answer) => {
    const camp = kwenaCamp()
    const { lowestPrice } = givenMarketplace({ campsites: [{ ...camp, organisation: { ...camp.organisation, status } }] })

    expect(await lowestPrice.execute({ organisationId })).toEqual(answer)
  })

  it('is not found where there is no organisation', async () => {
    const { lowestPrice } = givenMarketplace()

    expect(await lowestPrice.execute({ organisationId: testId(999) as OrganisationId })).toEqual(refused({ code: 'not-found' }))
  })
})

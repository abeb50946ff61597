import { nightOf, nightsFrom } from '@camp/domain/nights/night.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import type { Occupancies } from '../../availability/occupancies.ts'
import { fullCatalogue } from '../../organisations/testing/some-catalogues.ts'
import { asOwner, calendarDate, noEquipment, stand } from './testing/full-prices.ts'
import { givenPrices, otherCamp } from './testing/given-prices.ts'

describe('the price laboratory', () => {
  it('answers as the picker does, with every reason', async () => {
    const query = {
      ...asOwner,
      plotId: stand.id,
      stay: StayDates.of('2026-12-09', '2026-12-11'),
      equipment: noEquipment,
      party: aParty({ numberOfPensioners: 1, childrenAges: [1, 15] }),
    }

    const shown = await givenPrices().priceLaboratory.execute(query)

    if (!shown.ok) throw new Error(shown.refusal.code)
    const { picked, notListed, nights, ageScale, discounts, strictestNight } = shown.value
    expect(picked.quote().total.toRand()).toBe(937.8)
    expect([notListed, picked.availability.isAvailable, ageScale?.name]).toEqual([null, true, 'Family'])
    expect(nights.map(({ season, isSchoolHoliday }) => [season, isSchoolHoliday])).toEqual([
      [null, false],
      [null, false],
    ])
    expect(discounts.map(({ noCandidate }) => noCandidate?.code)).toEqual(['too-few-nights', 'too-few-nights'])
    expect(strictestNight?.setBy).toEqual({ kind: 'plot', cell: 'general' })
  })

  it('prices plots that guests do not see, and says why they do not', async () => {
    const ask = async (facts: Partial<Catalogue>) => {
      const stay = StayDates.of('2026-12-12', '2026-12-16')
      const query = { ...asOwner, plotId: stand.id, stay, party: aParty(), equipment: noEquipment }
      const shown = await givenPrices(facts).priceLaboratory.execute(query)
      return shown.ok && [shown.value.notListed, shown.value.picked.quote().nights.length]
    }

    expect(await ask({ plots: [{ ...stand, isActive: false }] })).toEqual(['plot-not-active', 4])
    expect(await ask({ sites: fullCatalogue.sites.map((site) => ({ ...site, isActive: false })) })).toEqual(['site-not-open', 4])
    const [camping, cabins] = fullCatalogue.sites
    const oneShut = [{ ...camping!, isOnlineBookingActive: false }, cabins!]
    expect(await ask({ sites: oneShut })).toEqual(['site-not-open', 4])
    expect(await ask({ organisation: { ...fullCatalogue.organisation, status: 'paused' } })).toEqual([
      'organisation-not-active',
      4,
    ])
  })

  it('looks a fortnight before and after the stay for the nearest dates that are free', async () => {
    const taken = nightsFrom(nightOf(calendarDate('2027-04-28')), nightOf(calendarDate('2027-05-24')))
    const occupancies: Occupancies = {
      of: async ([plotId], from, to) => {
        const asked = nightsFrom(nightOf(from), nightOf(to)).filter((night) => taken.includes(night))
        return new Map(plotId ? [[plotId, new Map(asked.map((night) => [night, { kind: 'taken' }] as const))]] : [])
      },
    }
    const stay = StayDates.of('2027-05-10', '2027-05-12')
    const query = { ...asOwner, plotId: stand.id, stay, party: aParty(), equipment: noEquipment }
    const plots = [{ ...stand, allowLateBooking: true }]

    const shown = await givenPrices({ plots }, [], { occupancies }).priceLaboratory.execute(query)

    const picked = shown.ok ? shown.value.picked : null
    expect(picked?.availability.isAvailable).toBe(false)
    expect(picked?.nearestDates).toEqual(StayDates.of('2027-04-26', '2027-04-28'))
  })

  it('knows no plot of another organisation', async () => {
    const stay = StayDates.of('2027-05-10', '2027-05-12')
    const plotId = otherCamp.plots[0]?.id as PlotId

    const shown = await givenPrices().priceLaboratory.execute({
      ...asOwner,
      plotId,
      stay,
      party: aParty(),
      equipment: noEquipment,
    })

    expect(shown).toEqual(refused({ code: 'not-found' }))
  })
})

import { emptied, forgetGuests, startCampsiteStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { givenProduct, type ServedMarketplace, today } from '../../testing/given-marketplace.ts'
import type { Hold } from '../../testing/reservations.ts'
import { connectToHti } from './given-hti.ts'

/** Guests of the channel say yes there, and to nothing here. */
const mandatoryTerm = `
  with term as (
    insert into special_term (organisation_id, name, type, text)
    select id, 'No pets', 'Mandatory', 'No pets.' from organisation returning id, organisation_id)
  insert into site_special_term (organisation_id, site_id, special_term_id)
  select site.organisation_id, site.id, term.id from site join term using (organisation_id)`

let market: ServedMarketplace

export const firstStand = stands[0]?.id ?? ''

/** One campsite with ten stands that HTI sells, for every test as it was at first. */
export function givenConnectedCampsite() {
  beforeAll(async () => {
    market = await givenProduct(await startCampsiteStore(20))
    await connectToHti(market, campsite.organisation.slug)
    await market.store.em.execute(mandatoryTerm)
  })
  beforeEach(async () => {
    market.clock.moveTo(today)
    await forgetGuests(market.store.em)
    await emptied(market.store.em, 'hti_message', 'hti_gone', 'hti_unplaced', 'sign_in_attempt')
    await market.store.em.execute(`update hti_connection set proof = 'basic', is_active = true`)
  })
  afterAll(() => market.stop())
  return {
    get market() {
      return market
    },
    log: () =>
      market.store.em.execute<{ kind: string; state: string; error_code: number; request: string }[]>(
        'select kind, state, error_code, request, tries from hti_message order by at',
      ),
    hold: (plotIds: readonly string[]) =>
      market.client.mutate<Hold>('reservations.hold', {
        orgSlug: campsite.organisation.slug,
        arrivalDate: '2027-02-01',
        departureDate: '2027-02-05',
        plots: plotIds.map((plotId) => ({ plotId, numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] })),
      }),
  }
}

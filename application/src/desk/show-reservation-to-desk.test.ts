import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { expect, it } from 'vitest'
import type { Actor } from '../shared/actor.ts'
import { campsite, stands, testId } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { desk, somebody } from './testing/a-booked-stay.ts'

const own = campsite.organisation.id

it.each<readonly [string, Actor, string | null]>([
  ['an ORGUSER of the organisation', desk, 'Bees'],
  ['an ORGADMIN of the organisation', somebody('ORGADMIN', own), 'Bees'],
  ['a SUPERADMIN', somebody('SUPERADMIN'), null],
])('shows the allergies of a guest to %s: %3$s', async (_who, actor, allergies) => {
  const marketplace = givenMarketplace()
  const { id } = await aGuestOf(marketplace).books({}, { allergies: 'Bees', specialRequest: 'Near the gate' })

  const shown = await marketplace.showReservationToDesk.execute({ actor, idOrReference: id })

  expect(shown).toMatchObject({ value: { guest: { allergies, specialRequest: 'Near the gate' } } })
})

it('offers the plots of each site that are in use', async () => {
  const chalets = aSite({ id: testId(3) as SiteId, organisationId: own, name: 'Chalets', siteType: 'chalets' })
  const [one, two, three] = stands.slice(0, 3).map((plot) => ({ ...plot, paymentRuleId: null }))
  const chalet = { ...one!, id: testId(300) as PlotId, siteId: chalets.id, name: 'Chalet 1' }
  const camp = {
    ...kwenaCamp(),
    sites: [...campsite.sites, chalets],
    plots: [one!, { ...two!, isActive: false }, three!, chalet],
  }
  const marketplace = givenMarketplace({ campsites: [camp] })
  const { id } = await aGuestOf(marketplace).books()

  const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })

  const [site] = campsite.sites
  expect(shown.ok && shown.value.plotChoices).toEqual([
    { plotId: one!.id, plotName: 'Stand 1', siteName: site!.name },
    { plotId: three!.id, plotName: 'Stand 3', siteName: site!.name },
    { plotId: chalet.id, plotName: 'Chalet 1', siteName: 'Chalets' },
  ])
})

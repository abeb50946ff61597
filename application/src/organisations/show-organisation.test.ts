import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'

const showIn = (status: OrganisationStatus) =>
  givenMarketplace({ campsites: [kwenaCamp({ organisation: { status } })] }).showOrganisation.execute({ slug: 'kwena-camp' })

describe('showing an organisation', () => {
  it.each(['active', 'paused'] as const)('shows one that is %s', async (status) => {
    expect(await showIn(status)).toMatchObject({ ok: true, value: { slug: 'kwena-camp', status } })
  })

  it.each(['pending', 'inactive', 'deleted'] as const)('does not know one that is %s', async (status) => {
    expect(await showIn(status)).toEqual(refused({ code: 'not-found' }))
  })

  it('shows its rating, and the sites that take bookings', async () => {
    const camp = kwenaCamp()
    const closed = { ...camp.sites[0]!, name: 'Closed', isOnlineBookingActive: false }
    const ratings = new Map([[camp.organisation.id, { average: 4.5, count: 12 }]])
    const marketplace = givenMarketplace({ campsites: [{ ...camp, sites: [...camp.sites, closed] }], ratings })

    const shown = await marketplace.showOrganisation.execute({ slug: 'kwena-camp' })

    expect(shown).toMatchObject({ ok: true, value: { rating: { average: 4.5, count: 12 }, sites: [{ name: 'Riverside' }] } })
  })

  it('lists its fields one by one, so that nothing new gets out by itself', async () => {
    const camp = kwenaCamp()
    const secret = { ...camp, organisation: { ...camp.organisation, bankAccount: '62001234567' } }

    const shown = await givenMarketplace({ campsites: [secret] }).showOrganisation.execute({ slug: 'kwena-camp' })

    expect(JSON.stringify(shown)).not.toContain('62001234567')
  })
})

import { InMemoryCatalogues } from '@camp/application/organisations/testing/in-memory-catalogues.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { expect, it } from 'vitest'
import { CataloguesPaidThere } from './catalogues-paid-there.ts'

it('takes no payment online of any campsite, and changes nothing else of it', async () => {
  const online = { ...campsite, organisation: { ...campsite.organisation, takesOnlinePayment: true } }
  const { id, slug } = online.organisation
  const catalogues = new CataloguesPaidThere(new InMemoryCatalogues([online]))

  const [bySlug, found, now, [many]] = await Promise.all([
    catalogues.findBySlug(slug),
    catalogues.find(id),
    catalogues.findNow(id),
    catalogues.findMany([id]),
  ])

  const paidThere = { ...online, organisation: { ...online.organisation, takesOnlinePayment: false } }
  expect([bySlug, found, now, many]).toEqual(Array(4).fill(paidThere))
  expect(await catalogues.findBySlug('nowhere')).toBeUndefined()
})

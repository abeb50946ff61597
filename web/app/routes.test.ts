import { reservedSlugs } from '@camp/domain/organisations/reserved-slugs.ts'
import { expect, it } from 'vitest'
import routes from './routes.ts'
import { addressesOf } from './testing/addresses-of-routes.ts'

/** `decisions.md` §2: such a campsite could not be reached. */
it('no first part of an address may be the slug of a campsite', async () => {
  const firstParts = addressesOf(await routes).map((address) => address.split('/')[1] ?? '')
  const names = new Set(firstParts.filter((part) => /^[a-z0-9-]+$/.test(part)))

  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter((name) => !reservedSlugs.has(name))).toEqual([])
})

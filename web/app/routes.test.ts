import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { reservedSlugs } from '@camp/domain/organisations/reserved-slugs.ts'
import { expect, it } from 'vitest'
import routes from './routes.ts'
import { addressesOf } from './testing/addresses-of-routes.ts'

/** Rule O3: such a campsite could not be reached. */
it('no first part of an address may be the slug of a campsite', async () => {
  const firstParts = addressesOf(await routes).map((address) => address.split('/')[1] ?? '')
  const names = new Set(firstParts.filter((part) => /^[a-z0-9-]+$/.test(part)))

  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter((name) => !reservedSlugs.has(name))).toEqual([])
})

/**
 * The rule that no route knows another looks at these folders: it is blind to what lies outside of them or in
 * two.
 */
it('every file of a page lies in the folder of one route', () => {
  const files = globSync('routes/**/*.{ts,tsx,css}', { cwd: import.meta.dirname })
  const folders = files.filter((file) => /\/route\.tsx?$/.test(file)).map((file) => `${dirname(file)}/`)
  const misplaced = files.filter((file) => folders.filter((folder) => file.startsWith(folder)).length !== 1)

  expect(folders.length).toBeGreaterThan(90)
  expect(misplaced.filter((file) => !/-pages\.integration\.test\.ts$/.test(file))).toEqual([])
})

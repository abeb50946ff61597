import { campsite } from '@camp/application/testing/a-campsite.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresFindableOrganisations } from './postgres-findable-organisations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const listed = (isDemoMode = false) => new PostgresFindableOrganisations({ em: store.em, isDemoMode }).list(10)

it('lists a campsite that search finds, with the moment of its last change', async () => {
  await store.em.execute("update organisation set updated_at = '2026-11-01T08:00:00Z'")

  const changedAt = Temporal.Instant.from('2026-11-01T08:00:00Z')
  expect(await listed()).toEqual([{ slug: campsite.organisation.slug, changedAt }])
})

it.each([
  ['is paused', "status = 'paused'", false],
  ['is a demo outside demo mode', 'is_demo = true', false],
])('leaves out one that %s', async (_, change, isDemoMode) => {
  await store.em.execute(`update organisation set ${change}`)

  expect(await listed(isDemoMode)).toEqual([])
  await store.em.execute("update organisation set status = 'active', is_demo = false")
})

it('lists demos in demo mode', async () => {
  await store.em.execute('update organisation set is_demo = true')

  expect(await listed(true)).toHaveLength(1)
  await store.em.execute('update organisation set is_demo = false')
})

import { inspect } from 'node:util'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { RightsFixture } from '@camp/application/testing/rights/rights-fixture.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ServedMarketplace } from '../testing/given-marketplace.ts'
import type { Act } from './testing/acts.ts'
import type { TenantRows } from './testing/tenant-rows.ts'

const always = () => true
const judgeOfNothing = {
  mayManageReservations: always,
  mayReadSettings: always,
  mayManageSettings: always,
  mayEditPlotContent: always,
  mayManagePlatform: always,
}

// Files share what they have read: the product is read anew over a judge of nothing, and forgotten.
vi.resetModules()
vi.doMock('@camp/application/shared/permissions.ts', () => judgeOfNothing)
const { isGuarded } = await import('@camp/application/guarded-acts.ts')
const { acts, boundTo, undone } = await import('./testing/acts.ts')
const { givenTwoCampsites } = await import('./testing/given-two-campsites.ts')
const { tenantRows } = await import('./testing/tenant-rows.ts')

let marketplace: ServedMarketplace
let own: RightsFixture
let theirs: RightsFixture
let stranger: Actor
let before: TenantRows

beforeAll(async () => {
  ;({ marketplace, own, theirs, staff: stranger, before } = await givenTwoCampsites('stranger'))
})
afterAll(async () => {
  vi.doUnmock('@camp/application/shared/permissions.ts')
  vi.resetModules()
  await marketplace.stop()
})

const guarded = acts.filter(({ useCase, row, command }) => row !== 'own account' && isGuarded(useCase, { command }))

/** What came back, or why nothing did, and the rows of the campsite afterwards. */
async function asked({ useCase, command }: Act, of: RightsFixture) {
  return undone(marketplace, async () => {
    const answer = await boundTo(marketplace, useCase)
      .execute(command(stranger, of))
      .catch((error: unknown) => error)
    const rows = await tenantRows(marketplace, theirs.organisationId).catch(() => before)
    return { said: inspect(answer, { depth: null, maxArrayLength: null, maxStringLength: null }), rows }
  })
}

describe('with every check of the act itself taken away', () => {
  it.each(guarded)('$name reads and writes nothing of another campsite', async (act) => {
    const given = inspect(act.command(stranger, theirs), { depth: null })

    const { said, rows } = await asked(act, theirs)

    expect(before.telling.filter((word) => said.includes(word) && !given.includes(word))).toEqual([])
    expect(rows.sum === before.sum).toBe(true)
  })

  it('an act still reads what is its own', async () => {
    const act = acts.find(({ useCase }) => useCase === 'showReservationToDesk') as Act

    const { said } = await asked(act, own)

    expect(said).toContain('thandi@example.test')
    expect(before.telling.length).toBeGreaterThan(50)
  })

  it('an act of the platform is allowed to the staff of a campsite', async () => {
    const { command } = acts.find(({ useCase }) => useCase === 'listMasterData') as Act

    const answer = await boundTo(marketplace, 'listMasterData').execute(command(stranger, own))

    expect(answer.ok).toBe(true)
  })
})

import { inspect } from 'node:util'
import { isGuarded } from '@camp/application/guarded-acts.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { RightsFixture } from '@camp/application/testing/rights/rights-fixture.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenAccount } from '../testing/given-accounts.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { type Act, acts, boundTo, undone } from './testing/acts.ts'
import { givenRightsFixture } from './testing/given-rights-fixture.ts'
import { rowsOf, type TenantRows } from './testing/tenant-rows.ts'

/** No act checks anything: all say yes, whoever asks for whatever. */
vi.mock(import('@camp/application/shared/permissions.ts'), () => {
  const always = () => true
  return {
    mayManageReservations: always,
    mayReadSettings: always,
    mayManageSettings: always,
    mayEditPlotContent: always,
    mayManagePlatform: always,
  }
})

let marketplace: ServedMarketplace
let own: RightsFixture
let theirs: RightsFixture
let stranger: Actor
let before: TenantRows

beforeAll(async () => {
  marketplace = await givenServedMarketplace()
  own = await givenRightsFixture(marketplace, 'kloofwater-camp')
  theirs = await givenRightsFixture(marketplace, 'karoo-stargazers')
  await givenAccount(marketplace, 'stranger', 'ORGADMIN')
  const [row] = await marketplace.store.em.execute<[{ id: UserId }]>(`select id from user_account where username = 'stranger'`)
  stranger = { kind: 'user', userId: row.id, role: 'ORGADMIN', organisationIds: [own.organisationId] }
  before = await rowsOf(marketplace, theirs.organisationId)
})
afterAll(() => marketplace.stop())

const guarded = acts.filter(({ useCase, row, command }) => row !== 'own account' && isGuarded(useCase, { command }))

/** What came back, or why nothing did, and the rows of the campsite afterwards. */
async function asked({ useCase, command }: Act, of: RightsFixture) {
  return undone(marketplace, async () => {
    const answer = await boundTo(marketplace, useCase)
      .execute(command(stranger, of))
      .catch((error: unknown) => error)
    const rows = await rowsOf(marketplace, theirs.organisationId).catch(() => before)
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
})

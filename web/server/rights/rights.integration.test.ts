import { type Actor, system, visitor } from '@camp/application/shared/actor.ts'
import {
  type AskingRole,
  askingRoles,
  expectedVerdict,
  type Tenant,
  tenants,
  type Verdict,
} from '@camp/application/testing/rights/decision-table.ts'
import type { RightsFixture } from '@camp/application/testing/rights/rights-fixture.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAccount } from '../testing/given-accounts.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { type Act, acts, boundTo, undone } from './testing/acts.ts'
import { givenRightsFixture } from './testing/given-rights-fixture.ts'

let marketplace: ServedMarketplace
let grounds: Readonly<Record<Tenant, RightsFixture>>
let actors: Readonly<Record<AskingRole, Actor>>

beforeAll(async () => {
  marketplace = await givenServedMarketplace()
  grounds = {
    own: await givenRightsFixture(marketplace, 'kloofwater-camp'),
    other: await givenRightsFixture(marketplace, 'karoo-stargazers'),
  }
  const somebody = async (role: 'USER' | 'ORGUSER' | 'ORGADMIN' | 'SUPERADMIN'): Promise<Actor> => {
    const name = role.toLowerCase()
    await givenAccount(marketplace, name, role)
    const [row] = await marketplace.store.em.execute<[{ id: UserId }]>(
      'update user_account set must_change_password = true where username = ? returning id',
      [name],
    )
    const organisationIds = role.startsWith('ORG') ? [grounds.own.organisationId] : []
    return { kind: 'user', userId: row.id, role, organisationIds }
  }
  actors = {
    SUPERADMIN: await somebody('SUPERADMIN'),
    ORGADMIN: await somebody('ORGADMIN'),
    ORGUSER: await somebody('ORGUSER'),
    USER: await somebody('USER'),
    'signed out': visitor,
    system: system('test'),
  }
})
afterAll(() => marketplace.stop())

async function verdictOf({ useCase, command }: Act, role: AskingRole, tenant: Tenant): Promise<Verdict> {
  const answer = await undone(marketplace, () => boundTo(marketplace, useCase).execute(command(actors[role], grounds[tenant])))
  return !answer.ok && isDenial(answer.refusal?.code) ? answer.refusal.code : 'may'
}

function isDenial(code: unknown): code is Exclude<Verdict, 'may'> {
  return code === 'not-permitted' || code === 'not-found'
}

const printsMatrix = process.env.PRINT_RIGHTS === 'yes'

/** `PRINT_RIGHTS=yes` prints what every role was answered, own organisation / other organisation. */
describe('rights', () => {
  it.each(acts)('$name: $row', async (act) => {
    const expected: string[] = []
    const answered: string[] = []
    for (const role of askingRoles) {
      for (const tenant of tenants) {
        expected.push(`${role}, ${tenant}: ${expectedVerdict(act.row, role, tenant)}`)
        answered.push(`${role}, ${tenant}: ${await verdictOf(act, role, tenant)}`)
      }
    }
    if (printsMatrix) process.stdout.write(`${act.name}\n  ${answered.join('\n  ')}\n`)

    expect(answered).toEqual(expected)
  })
})

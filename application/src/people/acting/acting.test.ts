import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { InMemoryManagedOrganisations } from '../../organisations/managed/testing/in-memory-managed-organisations.ts'
import type { Actor } from '../../shared/actor.ts'
import { actorOf, ReadSession } from '../current-session.ts'
import { SignIn } from '../sign-in.ts'
import { browser, givenPeople } from '../testing/given-people.ts'
import { ActForOrganisation, StopActing } from './act-for-organisation.ts'

const kwena = {
  id: 'kwena' as OrganisationId,
  slug: 'kwena',
  shortUniqueId: 'kwena234',
  name: 'Kwena Camp',
  status: 'active',
  timezone: 'Africa/Johannesburg',
  currency: 'ZAR',
} as const

async function givenSomebody(role: Role = 'SUPERADMIN') {
  const people = givenPeople({ role })
  const auditTrail = new InMemoryAuditTrail()
  const managedOrganisations = new InMemoryManagedOrganisations([
    kwena,
    { ...kwena, id: 'gone' as OrganisationId, slug: 'gone', status: 'deleted' },
  ])
  const ports = { ...people.ports, auditTrail, managedOrganisations }
  const signIn = async () => {
    const started = await new SignIn(ports).execute({ login: people.account.email, password: 'camping-demo', browser })
    if (!started.ok) throw new Error(started.refusal.code)
    return started.value.token
  }
  const token = await signIn()
  const session = async (of = token) => new ReadSession(ports).execute({ token: of })
  const actor = async () => {
    const current = await session()
    if (!current) throw new Error('no session')
    return actorOf(current)
  }
  const act = async (slug = 'kwena', why = 'Their seasons overlap') =>
    new ActForOrganisation(ports).execute({ actor: await actor(), token, slug, why })
  const actAs = async (who: Actor, withToken: string) =>
    new ActForOrganisation(ports).execute({ actor: who, token: withToken, slug: 'kwena', why: 'Their seasons overlap' })
  const trail = async () => (await auditTrail.latest({ organisationId: kwena.id, limit: 9 })).map((entry) => entry.act)
  return { ...people, signIn, token, session, actor, act, actAs, trail, stop: () => new StopActing(ports).execute({ token }) }
}

describe('acting for a campsite', () => {
  it('gives the rights of its administrator and no others, in this session alone', async () => {
    const { act, actor, session, signIn, account } = await givenSomebody()
    const elsewhere = await signIn()

    expect(await act()).toEqual(accepted(null))

    expect(await actor()).toEqual({ kind: 'user', userId: account.id, role: 'ORGADMIN', organisationIds: ['kwena'] })
    expect((await session())?.acting).toMatchObject({ slug: 'kwena', name: 'Kwena Camp' })
    expect((await session(elsewhere))?.acting).toBeNull()
  })

  it('ends with one press, and the trail has both ends and why', async () => {
    const { act, stop, actor, trail } = await givenSomebody()
    await act()

    await stop()
    await stop()

    expect(await actor()).toMatchObject({ role: 'SUPERADMIN', organisationIds: [] })
    expect(await trail()).toEqual(['organisation-acting.ended', 'organisation-acting.begun'])
  })

  it.each(['ORGADMIN', 'ORGUSER', 'USER'] as const)('is nothing for %s', async (role) => {
    const { act, trail } = await givenSomebody(role)

    expect(await act()).toEqual(refused({ code: 'not-permitted' }))
    expect(await trail()).toEqual([])
  })

  it('wants a reason and a campsite that is there', async () => {
    const { act } = await givenSomebody()

    expect(await act('kwena', '  ')).toEqual(refused({ code: 'why-missing' }))
    expect(await act('nowhere')).toEqual(refused({ code: 'not-found' }))
    expect(await act('gone')).toEqual(refused({ code: 'not-found' }))
  })

  it('cannot act for a second one before the first has ended', async () => {
    const { act } = await givenSomebody()
    await act()

    expect(await act()).toEqual(refused({ code: 'not-permitted' }))
  })

  it('is not for whoever holds another person’s session, or none', async () => {
    const { actAs, actor, account, token, trail } = await givenSomebody()
    const own = await actor()
    const other = { kind: 'user', userId: 'somebody-else' as UserId, role: account.role, organisationIds: [] } as const

    expect(await actAs(other, token)).toEqual(refused({ code: 'session-over' }))
    expect(await actAs(own, 'unknown')).toEqual(refused({ code: 'session-over' }))
    expect(await actor()).toEqual(own)
    expect(await trail()).toEqual([])
  })

  it('is over when the person is not of the platform any more', async () => {
    const { act, accounts, account, session } = await givenSomebody()
    await act()

    accounts.change(account.id, { role: 'USER' })

    expect(await session()).toBeNull()
  })
})

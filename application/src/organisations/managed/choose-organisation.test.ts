import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryShortLinks } from '../../messaging/testing/in-memory-short-links.ts'
import { type Actor, visitor } from '../../shared/actor.ts'
import type { OrganisationMember } from '../members/organisation-members.ts'
import { ChooseOrganisation } from './choose-organisation.ts'
import { FollowShortLink } from './follow-short-link.ts'
import type { ManagedOrganisation } from './managed-organisations.ts'
import { MyOrganisations } from './my-organisations.ts'
import { InMemoryManagedOrganisations } from './testing/in-memory-managed-organisations.ts'

const camp = (id: string, status: ManagedOrganisation['status'] = 'active'): ManagedOrganisation => ({
  id: id as OrganisationId,
  slug: id,
  shortUniqueId: id,
  name: `${id} camp`,
  status,
  timezone: 'Africa/Johannesburg',
  currency: 'ZAR',
})
const kwena = camp('kwena')
const tolbos = camp('tolbos', 'paused')
const deleted = camp('deleted', 'deleted')
const managedOrganisations = new InMemoryManagedOrganisations([kwena, tolbos, deleted])
const choose = new ChooseOrganisation({ managedOrganisations })
const memberOf = (userId: string, linkId: string) => ({ userId, linkId }) as OrganisationMember
const organisationMembers = { list: async () => [memberOf('colleague', 'l-1'), memberOf('somebody', 'l-2')] }
const mine = new MyOrganisations({ managedOrganisations, organisationMembers })

const somebody = (role: Role, ...organisations: readonly ManagedOrganisation[]): Actor => ({
  kind: 'user',
  userId: 'somebody' as UserId,
  role,
  organisationIds: organisations.map(({ id }) => id),
})
const rights = { mayManageReservations: true, mayManageSettings: true, mayEditPlotContent: true, mayManagePlatform: false }

describe('the organisation that a page of staff acts on', () => {
  it('is the only one that somebody works for', async () => {
    const answer = await choose.execute({ actor: somebody('ORGADMIN', kwena), slug: null })

    expect(answer).toEqual(accepted({ kind: 'chosen', organisation: kwena, role: 'ORGADMIN', rights }))
  })

  it('is the one that the address names, with fewer rights for ORGUSER', async () => {
    const answer = await choose.execute({ actor: somebody('ORGUSER', kwena, tolbos), slug: 'tolbos' })

    const fewer = { ...rights, mayManageSettings: false }
    expect(answer).toEqual(accepted({ kind: 'chosen', organisation: tolbos, role: 'ORGUSER', rights: fewer }))
  })

  it.each([
    ['somebody of several', somebody('ORGADMIN', kwena, tolbos), 'choice'],
    ['the platform', somebody('SUPERADMIN'), 'choice'],
    ['somebody of none', somebody('ORGUSER'), 'none'],
    ['somebody whose only one is deleted', somebody('ORGADMIN', deleted), 'none'],
  ])('%s has to say which', async (_, actor, kind) => {
    expect(await choose.execute({ actor, slug: null })).toEqual(accepted({ kind }))
  })

  it('is not found where it is unknown or belongs to others', async () => {
    const notFound = refused({ code: 'not-found' })

    expect(await choose.execute({ actor: somebody('ORGADMIN', kwena), slug: 'tolbos' })).toEqual(notFound)
    expect(await choose.execute({ actor: somebody('SUPERADMIN'), slug: 'nowhere' })).toEqual(notFound)
    expect(await choose.execute({ actor: somebody('ORGADMIN', deleted), slug: 'deleted' })).toEqual(notFound)
    expect((await choose.execute({ actor: somebody('SUPERADMIN'), slug: 'deleted' })).ok).toBe(true)
  })

  it('is nothing for guests and visitors', async () => {
    const notPermitted = refused({ code: 'not-permitted' })

    expect(await choose.execute({ actor: somebody('USER', kwena), slug: 'kwena' })).toEqual(notPermitted)
    expect(await choose.execute({ actor: visitor, slug: null })).toEqual(notPermitted)
    expect(await mine.execute({ actor: somebody('USER', kwena), search: '' })).toEqual(notPermitted)
  })
})

describe('a short link', () => {
  const shortLinks = new InMemoryShortLinks()
  const follow = new FollowShortLink({ managedOrganisations, shortLinks })

  it('leads to the page of its campsite, also when it takes no bookings, and is read in any case', async () => {
    expect(await follow.execute({ shortId: 'TOLBOS' })).toEqual(accepted({ path: '/tolbos' }))
  })

  it('of a message leads to the page of its reservation', async () => {
    const path = '/r/reservation-1/confirm?c=key'
    await shortLinks.keep({ code: 'q'.repeat(26), reservationId: 'reservation-1' as ReservationId, path })

    expect(await follow.execute({ shortId: 'q'.repeat(26) })).toEqual(accepted({ path }))
  })

  it.each(['deleted', 'nothing'])('is not found where it is %s', async (shortId) => {
    expect(await follow.execute({ shortId })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('the organisations to choose from', () => {
  it('are those of somebody, and any of the platform that fit what was typed', async () => {
    expect(await mine.execute({ actor: somebody('ORGUSER', tolbos, deleted), search: 'kwena' })).toEqual(
      accepted([{ ...tolbos, linkId: 'l-2' }]),
    )
    expect(await mine.execute({ actor: somebody('SUPERADMIN'), search: ' TOL ' })).toEqual(
      accepted([{ ...tolbos, linkId: null }]),
    )
    expect(await mine.execute({ actor: somebody('SUPERADMIN'), search: '' })).toMatchObject(accepted([kwena, tolbos]))
  })

  it('are fifty of the platform at most', async () => {
    const many = Array.from({ length: 51 }, (_, nth) => camp(`camp-${nth}`))
    const ofPlatform = new MyOrganisations({ managedOrganisations: new InMemoryManagedOrganisations(many), organisationMembers })

    const listed = await ofPlatform.execute({ actor: somebody('SUPERADMIN'), search: '' })

    expect(listed.ok ? listed.value.length : listed.refusal).toBe(50)
  })
})

import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, visitor } from '../../shared/actor.ts'
import { InMemoryCatalogues } from '../testing/in-memory-catalogues.ts'
import { PreviewOrganisation } from './preview-organisation.ts'

const { id, slug } = anOrganisation()
const user = { kind: 'user', userId: 'somebody' as UserId } as const
const staff = { ...user, role: 'ORGUSER', organisationIds: [id] } as const satisfies Actor
const platform = { ...user, role: 'SUPERADMIN', organisationIds: [] } as const satisfies Actor
const others = { ...staff, organisationIds: ['another' as OrganisationId] } as const satisfies Actor

function whenPreviewed(actor: Actor, status: OrganisationStatus = 'pending') {
  const catalogues = new InMemoryCatalogues([givenCatalogue({ organisation: anOrganisation({ status }) })])
  return new PreviewOrganisation({ catalogues }).execute({ actor, slug })
}

describe('the page of a campsite that is not open yet', () => {
  it.each([
    ['its staff', staff],
    ['the platform', platform],
  ] as const)('is shown to %s', async (_who, actor) => {
    expect(await whenPreviewed(actor)).toMatchObject({ ok: true, value: { slug, status: 'pending' } })
  })

  it('is not found by the staff of others, and not shown to guests', async () => {
    expect(await whenPreviewed(others)).toEqual(refused({ code: 'not-found' }))
    expect(await whenPreviewed(visitor)).toEqual(refused({ code: 'not-permitted' }))
  })

  it.each(['inactive', 'deleted'] as const)('is nobody’s when it is %s', async (status) => {
    expect(await whenPreviewed(staff, status)).toEqual(refused({ code: 'not-found' }))
  })
})

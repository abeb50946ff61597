import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { idleSending } from '../../messaging/written/testing/idle-sending.ts'
import type { Actor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemoryOrganisationMembers, RecordingInvitationLetters } from '../members/testing/in-memory-organisation-members.ts'
import { anOrganisationRecord } from '../settings/testing/an-organisation-record.ts'
import { InMemoryOrganisationRecords } from '../settings/testing/in-memory-organisation-records.ts'
import { recordChoices } from '../settings/testing/organisation-records.contract.ts'
import { CreateOrganisation, SearchAllOrganisations, ShowOrganisationChoices } from './manage-organisations.ts'
import { InMemoryOrganisationListings } from './testing/in-memory-organisation-listings.ts'
import { listedOrganisations } from './testing/organisation-listings.contract.ts'

const actor = (role: Role): Actor => ({ kind: 'user', userId: 'somebody' as UserId, role, organisationIds: [] })
const wanted = {
  actor: actor('SUPERADMIN'),
  name: 'New  Camp',
  slug: 'new-camp',
  province: 'ZA-EC',
  ownerEmail: 'owner@example.test',
  ownerFirstName: 'Ann',
  ownerLastName: 'Owner',
}

function givenPlatform() {
  const records = [{ id: 'kwena' as OrganisationId, record: anOrganisationRecord() }]
  const organisationRecords = new InMemoryOrganisationRecords(records, recordChoices)
  const organisationMembers = new InMemoryOrganisationMembers({ people: [], links: [] })
  const auditTrail = new InMemoryAuditTrail()
  const ports = {
    organisationRecords,
    organisationMembers,
    auditTrail,
    invitationLetters: new RecordingInvitationLetters(),
    transaction: new InMemoryTransaction(),
    sendWritten: idleSending,
    clock: new FixedClock(),
    randomness: new CountingRandomness(),
  }
  return { ...ports, create: new CreateOrganisation(ports) }
}

describe('a new organisation', () => {
  it('is pending and has an owner who was written to', async () => {
    const { create, organisationMembers, organisationRecords, auditTrail, invitationLetters } = givenPlatform()

    expect(await create.execute(wanted)).toEqual(accepted({ slug: 'new-camp' }))

    const id = '10000000-0000-4000-8000-000000000001' as OrganisationId
    expect(await organisationRecords.find(id)).toMatchObject({ status: 'pending', record: { name: 'New Camp' } })
    expect(await organisationMembers.list(id)).toMatchObject([{ email: 'owner@example.test', role: 'ORGADMIN' }])
    expect(invitationLetters.sent).toMatchObject([{ organisationName: 'New Camp', needsPassword: true }])
    expect(auditTrail.all.map(({ act }) => act)).toEqual(['organisation-member.invited', 'organisation.created'])
  })

  it.each([
    [
      { name: '', slug: 'New' },
      [
        { field: 'name', code: 'missing' },
        { field: 'slug', code: 'slug-form' },
      ],
    ],
    [{ slug: 'kwena-camp' }, [{ field: 'slug', code: 'slug-taken' }]],
    [{ slug: 'faq' }, [{ field: 'slug', code: 'slug-reserved' }]],
    [{ province: 'ZA-XX' }, [{ field: 'province', code: 'province-unknown' }]],
    [{ ownerEmail: 'ann' }, [{ field: 'ownerEmail', code: 'email-invalid' }]],
    [{ ownerFirstName: '' }, [{ field: 'ownerFirstName', code: 'name-missing' }]],
  ])('is not made of %j', async (facts, problems) => {
    expect(await givenPlatform().create.execute({ ...wanted, ...facts })).toEqual(refused({ code: 'invalid', problems }))
  })

  it('is made by the platform alone', async () => {
    const answer = await givenPlatform().create.execute({ ...wanted, actor: actor('ORGADMIN') })

    expect(answer).toEqual(refused({ code: 'not-permitted' }))
  })
})

it('organisations are listed for the platform alone', async () => {
  const search = new SearchAllOrganisations({ organisationListings: new InMemoryOrganisationListings(listedOrganisations) })
  const query = { search: '', status: '', sort: 'name', isDescending: false, limit: 25, offset: 0 } as const

  expect(await search.execute({ ...query, actor: actor('SUPERADMIN') })).toMatchObject({ value: { total: 3 } })
  expect(await search.execute({ ...query, actor: actor('ORGADMIN') })).toEqual(refused({ code: 'not-permitted' }))
})

it('the choices of a new organisation are offered to the platform alone', async () => {
  const choices = new ShowOrganisationChoices(givenPlatform())

  expect(await choices.execute({ actor: actor('SUPERADMIN') })).toEqual(accepted(recordChoices))
  expect(await choices.execute({ actor: actor('ORGADMIN') })).toEqual(refused({ code: 'not-permitted' }))
})

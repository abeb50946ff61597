import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { type SectionTexts, sectionTexts } from '@camp/domain/organisations/settings/read-section.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { anAccount } from '../../people/testing/an-account.ts'
import { inMemorySignInStores } from '../../people/testing/in-memory-sign-in-stores.ts'
import { RecordingAccountNotices } from '../../people/testing/recording-account-notices.ts'
import { type Actor, visitor } from '../../shared/actor.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemoryOrganisationMembers } from '../members/testing/in-memory-organisation-members.ts'
import { ChangeOrganisation } from './change-organisation.ts'
import { ChangeOrganisationStatus, ShowOrganisationStatus } from './change-organisation-status.ts'
import { ShowOrganisationForm } from './show-organisation-form.ts'
import { anOrganisationRecord } from './testing/an-organisation-record.ts'
import { InMemoryOrganisationRecords } from './testing/in-memory-organisation-records.ts'
import { recordChoices } from './testing/organisation-records.contract.ts'

const kwena = 'kwena' as OrganisationId
const other = 'other' as OrganisationId
const actor = (role: Role, ...organisationIds: readonly OrganisationId[]): Actor => ({
  kind: 'user',
  userId: `${role}-1` as UserId,
  role,
  organisationIds,
})
const owner = actor('ORGADMIN', kwena)
const person = (role: Role) => ({ id: `${role}-1` as UserId, role, email: `${role}@kwena-camp.test`, firstName: role })

function givenKwena(facts: { readonly isBooked?: boolean; readonly record?: Partial<OrganisationRecord> } = {}) {
  const record = anOrganisationRecord(facts.record)
  const organisationRecords = new InMemoryOrganisationRecords(
    [
      { id: kwena, record, isBooked: facts.isBooked ?? false },
      { id: other, record: anOrganisationRecord({ slug: 'other-camp' }) },
    ],
    recordChoices,
  )
  const auditTrail = new InMemoryAuditTrail()
  const clock = new FixedClock()
  const { accounts } = inMemorySignInStores()
  for (const role of ['ORGADMIN', 'SUPERADMIN', 'ORGUSER'] as const) accounts.add(anAccount(person(role)))
  const organisationMembers = new InMemoryOrganisationMembers({
    people: (['ORGADMIN', 'ORGUSER'] as const).map((role) => ({ ...person(role), lastName: 'Dube', userId: person(role).id })),
    links: (['ORGADMIN', 'ORGUSER'] as const).map((role) => ({ linkId: role, userId: person(role).id, organisationId: kwena })),
  })
  const accountNotices = new RecordingAccountNotices()
  const owners = { accounts, organisationMembers, accountNotices }
  const ports = { organisationRecords, auditTrail, clock, transaction: new InMemoryTransaction(), ...owners }
  const change = new ChangeOrganisation({ ...ports, sanitiseHtml: (html) => html.replaceAll('<script>', '') })
  const save = (section: OrganisationSection, typed: SectionTexts, saving: Saving = {}) => {
    const { by = owner, id = kwena, shown } = saving
    const before = sectionTexts(section, record)
    return change.execute({
      actor: by,
      id,
      section,
      shown: shown ?? before,
      typed: { ...before, ...typed },
    })
  }
  const stored = async () => (await organisationRecords.find(kwena))?.record
  return { ...ports, record, save, stored, form: new ShowOrganisationForm(ports), status: new ChangeOrganisationStatus(ports) }
}

interface Saving {
  readonly by?: Actor
  readonly id?: OrganisationId
  readonly shown?: SectionTexts
}

describe('a form of an organisation', () => {
  it('is saved, with who, when, before and after, secrets masked', async () => {
    const { save, stored, auditTrail, clock } = givenKwena()

    const answer = await save('bank-details', { bankName: 'New Bank', bankAccountNumber: '62 0099 9999' })

    expect(answer).toEqual(accepted({ fields: ['bankName', 'bankAccountNumber'], slug: 'kwena-camp' }))
    expect(await stored()).toMatchObject({ bankName: 'New Bank', bankAccountName: 'Kwena Camp' })
    expect(auditTrail.all).toEqual([
      {
        at: clock.now(),
        by: 'ORGADMIN-1',
        organisationId: kwena,
        act: 'organisation.bank-details',
        subject: kwena,
        changes: [
          { field: 'bankName', before: 'Some Bank', after: 'New Bank' },
          { field: 'bankAccountNumber', before: '•••••••4567', after: '••••••••9999' },
        ],
      },
    ])
  })

  it('that changes nothing writes nothing', async () => {
    const { save, auditTrail } = givenKwena()

    expect(await save('owner', {})).toEqual(accepted({ fields: [], slug: 'kwena-camp' }))
    expect(auditTrail.all).toEqual([])
  })

  it('keeps nothing that runs', async () => {
    const { save, stored } = givenKwena()

    await save('public-page', { shortDescription: '<script><p>Hi</p>' })

    expect((await stored())?.shortDescription).toBe('<p>Hi</p>')
  })

  it('comes back with everything that is wrong, and nothing is saved', async () => {
    const { save, stored, record } = givenKwena()

    const answer = await save('owner', { ownerEmail: 'ann', vatNumber: '!', ownerName: 'Bea' })

    const problems = [
      { field: 'ownerEmail', code: 'form' },
      { field: 'vatNumber', code: 'form' },
    ]
    expect(answer).toEqual(refused({ code: 'invalid', problems }))
    expect(await stored()).toEqual(record)
  })

  it.each([
    [false, 'other-camp', 'slug-taken'],
    [false, 'admin', 'slug-reserved'],
    [true, 'new-name', 'slug-booked'],
  ])('booked: %s, does not take the slug %s', async (isBooked, slug, code) => {
    const { save } = givenKwena({ isBooked })

    expect(await save('public-page', { slug })).toEqual(refused({ code: 'invalid', problems: [{ field: 'slug', code }] }))
  })

  it.each([
    [true, 'NA-KH', refused({ code: 'invalid', problems: [{ field: 'province', code: 'country-booked' }] })],
    [true, 'ZA-EC', { value: { fields: ['province'] } }],
    [false, 'NA-KH', refused({ code: 'invalid', problems: [{ field: 'province', code: 'province-unknown' }] })],
  ])('booked: %s, moves to %s: its bookings are in the money and the time of its country', async (isBooked, province, answer) => {
    expect(await givenKwena({ isBooked }).save('public-page', { province })).toMatchObject(answer)
  })

  it('takes a free slug while nobody has booked', async () => {
    expect(await givenKwena().save('public-page', { slug: 'new-name' })).toMatchObject({ value: { slug: 'new-name' } })
  })
})

describe('two people who save the same form', () => {
  it('do not write over each other: the second hears what changed and loses nothing', async () => {
    const { save, record, stored } = givenKwena()
    const shown = sectionTexts('owner', record)
    await save('owner', { ownerName: 'Bea', ownerNumber: '+27 82 111 1111' })

    const answer = await save('owner', { ownerName: 'Cas', vatNumber: '4000000000' }, { shown })

    expect(answer).toMatchObject({
      refusal: {
        code: 'changed-meanwhile',
        changes: [
          { field: 'ownerName', now: 'Bea', typed: 'Cas' },
          { field: 'ownerNumber', now: '+27 82 111 1111', typed: null },
        ],
        texts: { ownerName: 'Cas', ownerNumber: '+27 82 111 1111', vatNumber: '4000000000' },
      },
    })
    expect((await stored())?.ownerName).toBe('Bea')
  })

  it('save the second time, knowing', async () => {
    const { save, record, stored } = givenKwena()
    await save('owner', { ownerName: 'Bea' })
    const seen = sectionTexts('owner', { ...record, ownerName: 'Bea' })

    expect((await save('owner', { ownerName: 'Cas' }, { shown: seen })).ok).toBe(true)
    expect((await stored())?.ownerName).toBe('Cas')
  })
})

describe('who may', () => {
  const everybody = [visitor, actor('USER', kwena), actor('ORGUSER', kwena), owner, actor('ORGADMIN', other), actor('SUPERADMIN')]
  const said = (answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } }) => answer.refusal?.code ?? 'yes'

  it('read, write, and write what is the platform’s', async () => {
    const { form, save } = givenKwena()
    const read = everybody.map(async (by) => said(await form.execute({ actor: by, id: kwena, section: 'owner' })))
    const write = everybody.map(async (by) => said(await save('owner', {}, { by })))
    const fees = everybody.map(async (by) => said(await save('fees', {}, { by })))

    const no = 'not-permitted'
    expect(await Promise.all(read)).toEqual([no, no, 'yes', 'yes', 'not-found', 'yes'])
    expect(await Promise.all(write)).toEqual([no, no, no, 'yes', 'not-found', 'yes'])
    expect(await Promise.all(fees)).toEqual([no, no, no, no, 'not-found', 'yes'])
  })

  it('is said with the form', async () => {
    const { form } = givenKwena({ isBooked: true })
    const mayChange = async (by: Actor, section: OrganisationSection) => {
      const shown = await form.execute({ actor: by, id: kwena, section })
      return shown.ok && [shown.value.mayChange, shown.value.isSlugFixed]
    }

    expect(await mayChange(owner, 'owner')).toEqual([true, true])
    expect(await mayChange(owner, 'fees')).toEqual([false, true])
    expect(await mayChange(actor('ORGUSER', kwena), 'owner')).toEqual([false, true])
  })
})

const organisationMembers = new InMemoryOrganisationMembers({
  people: [{ userId: 'ORGADMIN-1' as UserId, email: 'ann@kwena.test', firstName: 'Ann', lastName: 'Owner', role: 'ORGADMIN' }],
  links: [{ linkId: 'l-1', userId: 'ORGADMIN-1' as UserId, organisationId: kwena }],
})

describe('the status of an organisation', () => {
  const pause = { id: kwena, from: 'active', to: 'paused', why: ' Flood ' } as const

  it('is paused by its administrator, with a reason that stays', async () => {
    const { status, organisationRecords, auditTrail, clock } = givenKwena()

    expect(await status.execute({ actor: owner, ...pause })).toEqual(accepted(null))

    const seen = await new ShowOrganisationStatus({ organisationRecords, organisationMembers }).execute({
      actor: owner,
      id: kwena,
    })
    const change = { from: 'active', to: 'paused', at: clock.now(), by: 'ORGADMIN-1', why: 'Flood', byName: 'Ann Owner' }
    expect(seen).toEqual(accepted({ status: 'paused', moves: ['active'], history: [change] }))
    expect(auditTrail.all).toMatchObject([{ act: 'organisation.status', changes: [{ before: 'active', after: 'paused' }, {}] }])
  })

  it.each([
    ['without a reason', owner, { why: ' ' }, 'why-missing'],
    ['to deleted', owner, { to: 'deleted' }, 'move-not-allowed'],
    ['from what it is not any more', owner, { from: 'paused', to: 'active' }, 'changed-meanwhile'],
    ['by the front desk', actor('ORGUSER', kwena), {}, 'not-permitted'],
    ['by another tenant', actor('ORGADMIN', other), {}, 'not-found'],
  ] as const)('does not change %s', async (_, by, facts, code) => {
    const { status, auditTrail } = givenKwena()

    expect(await status.execute({ actor: by, ...pause, ...facts })).toEqual(refused({ code }))
    expect(auditTrail.all).toEqual([])
  })

  it('is the platform’s to delete', async () => {
    expect((await givenKwena().status.execute({ actor: actor('SUPERADMIN'), ...pause, to: 'deleted' })).ok).toBe(true)
  })
})

describe('bank details', () => {
  const details = { bankAccountNumber: '62 0099 9999' }

  it('that were changed are told to every owner, and to nobody who only works there', async () => {
    const { save, accountNotices, clock } = givenKwena()

    await save('bank-details', details, { by: actor('SUPERADMIN') })

    expect(accountNotices.sent).toMatchObject([
      {
        change: 'bank-details-changed',
        account: { email: 'ORGADMIN@kwena-camp.test' },
        organisationName: 'Kwena Camp',
        at: clock.now(),
      },
    ])
  })

  it('that stayed the same are told to nobody', async () => {
    const { save, accountNotices } = givenKwena()

    expect(await save('bank-details', {})).toMatchObject(accepted({ fields: [] } as never))
    expect(accountNotices.sent).toEqual([])
  })
})

import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { idleSending } from '../../messaging/written/testing/idle-sending.ts'
import { InMemoryAboardLog } from '../../organisations/aboard/testing/in-memory-aboard-log.ts'
import { RecordingAboardLetters } from '../../organisations/aboard/testing/recording-aboard-letters.ts'
import { InMemoryManagedOrganisations } from '../../organisations/managed/testing/in-memory-managed-organisations.ts'
import { InMemoryOrganisationMembers } from '../../organisations/members/testing/in-memory-organisation-members.ts'
import { InMemoryOrganisationRecords } from '../../organisations/settings/testing/in-memory-organisation-records.ts'
import { recordChoices } from '../../organisations/settings/testing/organisation-records.contract.ts'
import { InMemoryPlaces } from '../../search/testing/in-memory-places.ts'
import { somePlaces } from '../../search/testing/places.contract.ts'
import { system, visitor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { EnquiryId, Prospect } from '../enquiries.ts'
import { aContactMessage, aProspect } from '../testing/an-enquiry.ts'
import { FollowProspect, revisionOfProspect } from './follow-prospect.ts'
import { InMemoryProspects } from './testing/in-memory-prospects.ts'
import { WelcomeProspect } from './welcome-prospect.ts'

const platform = system('desk')
const somewhere = { slug: 'somewhere', name: 'Somewhere', status: 'pending' } as const
type Person = ConstructorParameters<typeof InMemoryOrganisationMembers>[0]['people'][number]

function givenProspect(facts: Partial<Prospect> = {}, people: readonly Person[] = []) {
  const prospect = aProspect(facts)
  const organisationRecords = new InMemoryOrganisationRecords([], recordChoices)
  const ports = {
    prospects: new InMemoryProspects([prospect, aContactMessage()], () => ({
      slug: 'rietvlei-camp',
      name: prospect.campsite,
      status: 'pending',
    })),
    places: new InMemoryPlaces(somePlaces),
    organisationRecords,
    organisationMembers: new InMemoryOrganisationMembers({ people, links: [] }),
    managedOrganisations: new InMemoryManagedOrganisations([]),
    auditTrail: new InMemoryAuditTrail(),
    aboardLog: new InMemoryAboardLog(),
    aboardLetters: new RecordingAboardLetters(),
    sendWritten: idleSending,
    transaction: new InMemoryTransaction(),
    randomness: new CountingRandomness(),
    clock: new FixedClock('2026-11-21T10:00'),
  }
  const { id } = prospect
  return {
    ports,
    id,
    welcome: (place = '', actor = platform as typeof visitor | typeof platform) =>
      new WelcomeProspect(ports).execute({ actor, id, place }),
    /** In a form that was opened at another stage where one is given, else just now. */
    follow: async (stage: Prospect['stage'], note: string, opened?: Prospect['stage']) => {
      const now = await ports.prospects.findForChange(id)
      const revision = revisionOfProspect({ stage: opened ?? now!.prospect.stage })
      return new FollowProspect(ports).execute({ actor: platform, id, stage, note, revision })
    },
    made: async () => {
      const [entry] = ports.auditTrail.all.filter(({ act }) => act === 'organisation.listed')
      return entry && organisationRecords.find(entry.subject as OrganisationId)
    },
  }
}

describe('a prospect that is welcomed', () => {
  it('is a pending campsite of what it wrote, with its writer as administrator and a letter', async () => {
    const { ports, id, welcome, made } = givenProspect()

    expect(await welcome()).toEqual(accepted({ slug: 'rietvlei-camp' }))

    const campsite = await made()
    expect(campsite).toMatchObject({
      status: 'pending',
      record: {
        name: 'Rietvlei Camp',
        province: 'ZA-WC',
        ownerName: 'Pieter Louw',
        ownerEmail: 'pieter@example.test',
        businessNumber: '082 123 4567',
        bookingFeePercentage: 8,
      },
    })
    expect(await ports.organisationMembers.list(campsite!.id)).toMatchObject([{ email: 'pieter@example.test', role: 'ORGADMIN' }])
    expect(ports.aboardLetters.sent).toMatchObject([{ kind: 'welcomed', to: 'pieter@example.test', firstName: 'Pieter' }])
    expect(await ports.prospects.find(id)).toMatchObject({ enquiry: { stage: 'signed-up' }, campsite: { slug: 'rietvlei-camp' } })
    expect(ports.auditTrail.all.map(({ act, by }) => [act, by]).toSorted()).toEqual([
      ['organisation-member.invited', 'desk'],
      ['organisation.listed', 'desk'],
      ['prospect.stage', 'desk'],
    ])
  })

  it('is one campsite however often the button is pressed', async () => {
    const { ports, welcome } = givenProspect()

    const answers = [await welcome(), await welcome()]

    expect(answers).toEqual(Array(2).fill(accepted({ slug: 'rietvlei-camp' })))
    expect(await welcome('a town that nobody knows')).toEqual(accepted({ slug: 'rietvlei-camp' }))
    expect(ports.auditTrail.all.filter(({ act }) => act === 'organisation.listed')).toHaveLength(1)
    expect(ports.aboardLetters.sent).toHaveLength(1)
  })

  it('is the one that somebody else made in the same moment', async () => {
    const { ports, welcome } = givenProspect()
    await welcome()
    const { prospects } = ports
    const before: typeof prospects = Object.assign(new InMemoryProspects([], () => somewhere), {
      find: async () => ({ enquiry: aProspect(), campsite: null, notes: [] }),
      findForChange: (one: EnquiryId) => prospects.findForChange(one),
    })

    const answer = await new WelcomeProspect({ ...ports, prospects: before }).execute({
      actor: platform,
      id: aProspect().id,
      place: '',
    })

    expect(answer).toEqual(accepted({ slug: 'rietvlei-camp' }))
    expect(ports.auditTrail.all.filter(({ act }) => act === 'organisation.listed')).toHaveLength(1)
    expect(await welcome('  ')).toEqual(accepted({ slug: 'rietvlei-camp' }))
  })

  it('shows its number without the blanks around it', async () => {
    const { welcome, made } = givenProspect({ phone: ' 082 123 4567 ' })

    await welcome()

    expect(await made()).toMatchObject({ record: { businessNumber: '082 123 4567' } })
  })

  it('is greeted by the first name, whatever blanks stand around it', async () => {
    const { ports, welcome } = givenProspect({ name: '  Pieter  van Wyk ' })

    await welcome()

    expect(ports.aboardLetters.sent).toMatchObject([{ firstName: 'Pieter' }])
  })

  it('lies in its province where the town is left blank', async () => {
    const { welcome, made } = givenProspect()

    expect((await welcome('   ')).ok).toBe(true)
    expect(await made()).toMatchObject({ record: { province: 'ZA-WC' } })
  })

  it('lies in the town that is known, and shows no number that it could not', async () => {
    const { welcome, made } = givenProspect({ phone: '(082) 123', provinceCode: null })

    expect((await welcome('Hermanus')).ok).toBe(true)
    expect(await made()).toMatchObject({ record: { cityName: 'Hermanus', province: 'ZA-WC', businessNumber: null } })
  })

  it.each([
    ['without a province, a town is asked for', { provinceCode: null }, '', { field: 'place', code: 'place-missing' }],
    ['a town is known or not', {}, 'qqqq', { field: 'place', code: 'place-unknown' }],
    ['a name is needed', { campsite: ' ' }, '', { field: 'name', code: 'name-missing' }],
    ['a name is a name', { campsite: 'x'.repeat(150) }, '', { field: 'name', code: 'name-too-long' }],
  ] as const)('%s', async (_, facts, place, problem) => {
    const { ports, welcome } = givenProspect(facts)

    expect(await welcome(place)).toEqual(refused({ code: 'listing-invalid', problems: [problem] }))
    expect(ports.auditTrail.all).toEqual([])
  })

  it('is none where its writer may not administer one, and nothing is left of it', async () => {
    const userId = testId(8_900) as string as Person['userId']
    const banned = { userId, email: 'pieter@example.test', firstName: 'Pieter', lastName: 'Louw', role: 'USER', isBanned: true }
    const { ports, id, welcome } = givenProspect({}, [banned as Person])

    expect(await welcome()).toEqual(refused({ code: 'banned' }))
    expect(await ports.prospects.find(id)).toMatchObject({ enquiry: { stage: 'new' }, campsite: null })
    expect(ports.aboardLetters.sent).toEqual([])
  })

  it('is no message, and nobody else makes one', async () => {
    const { ports, welcome } = givenProspect()

    expect(await welcome('', visitor)).toEqual(refused({ code: 'not-permitted' }))
    const message = { actor: platform, id: aContactMessage().id, place: 'Hermanus' }
    expect(await new WelcomeProspect(ports).execute(message)).toEqual(refused({ code: 'not-found' }))
  })
})

describe('a prospect that is followed', () => {
  it('has its stage, and notes as they were written', async () => {
    const { ports, id, follow } = givenProspect()

    expect(await follow('contacted', ' Called,\r\nwill think ')).toEqual(accepted(null))
    expect(await follow('contacted', 'Called again')).toEqual(accepted(null))

    const found = await ports.prospects.find(id)
    expect(found).toMatchObject({
      enquiry: { stage: 'contacted' },
      notes: [{ text: 'Called again' }, { text: 'Called,\nwill think' }],
    })
    expect(ports.auditTrail.all).toMatchObject([
      { act: 'prospect.stage', subject: id, changes: [{ field: 'stage', before: 'new', after: 'contacted' }] },
    ])
  })

  it('is asked for something new', async () => {
    const { follow } = givenProspect()

    expect(await follow('new', ' ')).toEqual(refused({ code: 'nothing-new' }))
  })

  it('keeps the stage that somebody else set while the form was open', async () => {
    const { ports, id, follow } = givenProspect()
    await follow('declined', '')

    expect(await follow('new', 'Called', 'new')).toEqual(refused({ code: 'changed-meanwhile' }))

    expect(await ports.prospects.find(id)).toMatchObject({ enquiry: { stage: 'declined' }, notes: [] })
    expect(ports.auditTrail.all).toHaveLength(1)
  })

  it('is no message', async () => {
    const { ports } = givenProspect()

    const command = { actor: platform, id: aContactMessage().id, stage: 'declined', note: '', revision: '' } as const
    expect(await new FollowProspect(ports).execute(command)).toEqual(refused({ code: 'not-found' }))
  })
})

it('a note on a prospect has four thousand letters at most', async () => {
  const { ports, id, follow } = givenProspect()

  await follow('contacted', 'x'.repeat(4_001))

  const followed = await ports.prospects.find(id)
  expect(followed?.notes.map(({ text }) => text)).toEqual(['x'.repeat(4_000)])
})

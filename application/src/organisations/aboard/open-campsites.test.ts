import type { Role } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { idleSending } from '../../messaging/written/testing/idle-sending.ts'
import type { Actor } from '../../shared/actor.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemoryOrganisationMembers } from '../members/testing/in-memory-organisation-members.ts'
import { anOrganisationRecord } from '../settings/testing/an-organisation-record.ts'
import { InMemoryOrganisationRecords } from '../settings/testing/in-memory-organisation-records.ts'
import { recordChoices } from '../settings/testing/organisation-records.contract.ts'
import { InMemoryCatalogues } from '../testing/in-memory-catalogues.ts'
import { fullCatalogue } from '../testing/some-catalogues.ts'
import { AskToOpen, tidyText } from './ask-to-open.ts'
import { AskOwner, OpenCampsite } from './open-campsites.ts'
import { InMemoryAboardLog } from './testing/in-memory-aboard-log.ts'
import { RecordingAboardLetters } from './testing/recording-aboard-letters.ts'

const { id } = fullCatalogue.organisation
const person = (role: Role): Actor => ({ kind: 'user', userId: role as string as UserId, role, organisationIds: [id] })
const [owner, desk, platform] = [person('ORGADMIN'), person('ORGUSER'), person('SUPERADMIN')]
const asked = { actor: owner, organisationId: id, text: '' }
const decided = { actor: platform, organisationId: id, text: '' }

function givenCampsite(facts: { readonly pictures?: number; readonly status?: 'pending' | 'active' } = {}) {
  const { pictures = 3, status = 'pending' } = facts
  const images = Array.from({ length: pictures }, (_, nth) => `picture-${nth}`)
  const organisation = { ...fullCatalogue.organisation, businessNumber: '+27 21 555 0100', images, status }
  const one = (name: string, facts: { role?: 'ORGUSER'; isBanned?: boolean } = {}) => {
    const email = `${name}@example.test`
    return { userId: name as UserId, email, firstName: name, lastName: 'Owner', role: 'ORGADMIN' as const, ...facts }
  }
  const people = [one('ann'), one('suspended'), one('banned', { isBanned: true }), one('desk', { role: 'ORGUSER' })]
  const links = people.map(({ userId }) => {
    return { linkId: userId, userId, organisationId: id, isSuspended: userId === 'suspended' }
  })
  const record = anOrganisationRecord({ bankAccountNumber: '62001234567' })
  const ports = {
    catalogues: new InMemoryCatalogues([{ ...fullCatalogue, organisation }]),
    organisationRecords: new InMemoryOrganisationRecords([{ id, record, status }], recordChoices),
    organisationMembers: new InMemoryOrganisationMembers({ people, links }),
    aboardLog: new InMemoryAboardLog(),
    aboardLetters: new RecordingAboardLetters(),
    auditTrail: new InMemoryAuditTrail(),
    sendWritten: idleSending,
    transaction: new InMemoryTransaction(),
    clock: new FixedClock(),
  }
  const letters = () => ports.aboardLetters.sent.map(({ kind, to }) => `${kind} to ${to ?? 'the platform'}`)
  return { ...ports, letters, ask: new AskToOpen(ports), question: new AskOwner(ports), open: new OpenCampsite(ports) }
}

it('a campsite is ready, asked about, answers and is opened, with a letter at each step', async () => {
  const { ask, question, open, letters, aboardLog, organisationRecords } = givenCampsite()

  expect(await ask.execute(asked)).toEqual(accepted(null))
  expect(await question.execute({ ...decided, text: ' Which gate? ' })).toEqual(accepted(null))
  expect(await ask.execute({ ...asked, text: 'The blue one' })).toEqual(accepted(null))
  expect(await open.execute(decided)).toEqual(accepted(null))

  expect(letters()).toEqual([
    'ready to the platform',
    'received to ann@example.test',
    'question to ann@example.test',
    'answer to the platform',
    'opened to ann@example.test',
  ])
  expect((await aboardLog.of(id)).map(({ step, text, by }) => [step, text, by])).toEqual([
    ['ready', '', 'ORGADMIN'],
    ['question', 'Which gate?', 'SUPERADMIN'],
    ['answer', 'The blue one', 'ORGADMIN'],
    ['opened', '', 'SUPERADMIN'],
  ])
  expect(await organisationRecords.find(id)).toMatchObject({ status: 'active' })
  expect(await organisationRecords.statusHistory(id)).toMatchObject([{ from: 'pending', to: 'active', by: 'SUPERADMIN' }])
})

it('a text is kept without the space around it, and to four thousand characters', () => {
  expect(tidyText('  One\r\ntwo ')).toBe('One\ntwo')
  expect(tidyText('x'.repeat(4001))).toBe('x'.repeat(4000))
})

it('is not asked for before everything is there, nor twice', async () => {
  expect(await givenCampsite({ pictures: 2 }).ask.execute(asked)).toEqual(refused({ code: 'not-ready', left: ['pictures'] }))
  const { ask, letters } = givenCampsite()
  await ask.execute(asked)

  expect(await ask.execute(asked)).toEqual(refused({ code: 'asked-already' }))
  expect(letters()).toHaveLength(2)
})

it('is asked for and opened once, while it is pending', async () => {
  const { ask, question, open, letters } = givenCampsite({ status: 'active' })

  for (const act of [ask.execute(asked), question.execute({ ...decided, text: 'Why?' }), open.execute(decided)]) {
    expect(await act).toEqual(refused({ code: 'not-pending' }))
  }
  expect(letters()).toEqual([])
})

it('is asked for by its administrators, and asked about and opened by the platform', async () => {
  const { ask, question, open } = givenCampsite()

  expect(await ask.execute({ ...asked, actor: desk })).toEqual(refused({ code: 'not-permitted' }))
  expect(await question.execute({ ...decided, actor: owner, text: 'Why?' })).toEqual(refused({ code: 'not-permitted' }))
  expect(await open.execute({ ...decided, actor: owner })).toEqual(refused({ code: 'not-permitted' }))
  expect(await question.execute(decided)).toEqual(refused({ code: 'question-missing' }))
})

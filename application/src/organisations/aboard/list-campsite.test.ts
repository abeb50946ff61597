import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import type { Account } from '../../people/account.ts'
import { anAccount } from '../../people/testing/an-account.ts'
import { browser, givenPeople } from '../../people/testing/given-people.ts'
import { InMemoryPlaces } from '../../search/testing/in-memory-places.ts'
import { somePlaces } from '../../search/testing/places.contract.ts'
import { testId } from '../../testing/a-campsite.ts'
import { InMemoryManagedOrganisations } from '../managed/testing/in-memory-managed-organisations.ts'
import { InMemoryOrganisationMembers } from '../members/testing/in-memory-organisation-members.ts'
import { InMemoryOrganisationRecords } from '../settings/testing/in-memory-organisation-records.ts'
import { recordChoices } from '../settings/testing/organisation-records.contract.ts'
import { BeginListing } from './begin-listing.ts'
import { FindNearestTown } from './find-nearest-town.ts'
import { ListCampsite, mostPending } from './list-campsite.ts'
import { InMemoryAboardLog } from './testing/in-memory-aboard-log.ts'
import { RecordingAboardLetters } from './testing/recording-aboard-letters.ts'

const wish = { name: 'Eerste  Kamp', place: 'Hermanus', pin: null, areTermsAccepted: true }
const owner = { email: 'nomsa@example.test', firstName: 'Nomsa', lastName: 'Dube', language: 'en', browser } as const

const organisation = (number: number, slug: string, status: OrganisationStatus) => {
  const id = testId(number) as OrganisationId
  return { id, shortUniqueId: `short${number}`, slug, name: slug, status, timezone: 'Africa/Johannesburg', currency: 'ZAR' }
}

function givenNobody(
  facts: Partial<Account> = {},
  managed: readonly ReturnType<typeof organisation>[] = [],
  worksAt: readonly OrganisationId[] = facts.organisationIds ?? [],
) {
  const { ports, accounts, account, codeMessages } = givenPeople(facts)
  const stranger = anAccount({ id: testId(8_900) as string as UserId, email: owner.email, firstName: 'Nomsa', lastName: 'Dube' })
  const people = [account, stranger].map(({ id: userId, ...person }) => ({ ...person, userId, username: person.email }))
  const links = worksAt.map((organisationId, nth) => ({ linkId: testId(8_950 + nth), userId: account.id, organisationId }))
  const made: { readonly email: string; readonly firstName: string; readonly lastName: string }[] = []
  const stores = {
    places: new InMemoryPlaces(somePlaces),
    users: {
      findOrCreateGuest: async ({ email, firstName, lastName }: (typeof made)[number]) => {
        made.push({ email, firstName, lastName })
        accounts.add({ ...stranger, isEmailVerified: false })
        return stranger.id
      },
    },
    organisationRecords: new InMemoryOrganisationRecords([], recordChoices),
    organisationMembers: new InMemoryOrganisationMembers({ people, links }),
    managedOrganisations: new InMemoryManagedOrganisations(managed),
    auditTrail: new InMemoryAuditTrail(),
    aboardLog: new InMemoryAboardLog(),
    aboardLetters: new RecordingAboardLetters(),
  }
  const all = { ...ports, ...stores }
  return { ...stores, made, account, accounts, codeMessages, ports, begin: new BeginListing(all), list: new ListCampsite(all) }
}

const signedIn = ({ id, role, organisationIds }: Account) =>
  ({ kind: 'signed-in', who: { kind: 'user', userId: id, role, organisationIds } }) as const

describe('somebody who lists a campsite', () => {
  it('proves the address with the code, and has a pending campsite and is its owner', async () => {
    const given = givenNobody()
    const begun = await given.begin.execute({ wish, ...owner })
    const { code = '', to } = given.codeMessages.sent[0] ?? {}
    const key = begun.ok ? begun.value.key : ''

    const listed = await given.list.execute({ wish, owner: { kind: 'code', typed: { key, code, browser } }, browser })

    expect(to).toBe(owner.email)
    expect(listed).toMatchObject(accepted({ slug: 'eerste-kamp', session: { role: 'ORGADMIN' } }))
    const [entry] = given.auditTrail.all.filter(({ act }) => act === 'organisation.listed')
    const id = entry?.subject as OrganisationId
    expect(await given.organisationRecords.find(id)).toMatchObject({
      status: 'pending',
      record: { name: 'Eerste Kamp', cityName: 'Hermanus', province: 'ZA-WC', latitude: -34.41, bookingFeePercentage: 8 },
    })
    expect(await given.organisationMembers.list(id)).toMatchObject([{ email: owner.email, role: 'ORGADMIN' }])
    expect((await given.aboardLog.of(id)).map(({ step }) => step)).toEqual(['signed-up'])
    expect(given.aboardLetters.sent).toMatchObject([{ kind: 'signed-up', to: owner.email, slug: 'eerste-kamp' }])
  })

  it('has nothing kept of the campsite before the code, and nobody is written to but with the code', async () => {
    const given = givenNobody()

    await given.begin.execute({ wish, ...owner })

    expect(given.auditTrail.all).toEqual([])
    expect(given.aboardLetters.sent).toEqual([])
    expect(given.codeMessages.sent).toHaveLength(1)
  })

  it('gets nowhere with a wrong code', async () => {
    const given = givenNobody()
    const begun = await given.begin.execute({ wish, ...owner })
    const typed = { key: begun.ok ? begun.value.key : '', code: '000000', browser }

    expect(await given.list.execute({ wish, owner: { kind: 'code', typed }, browser })).toEqual(refused({ code: 'code-wrong' }))
    expect(given.auditTrail.all).toEqual([])
  })

  it('is asked for patience after a handful of codes', async () => {
    const given = givenNobody()
    for (let nth = 0; nth < 5; nth += 1) await given.begin.execute({ wish, ...owner })

    expect(await given.begin.execute({ wish, ...owner })).toEqual(refused({ code: 'too-many-tries' }))
    expect(given.codeMessages.sent).toHaveLength(5)
  })

  it('who is banned is answered like everybody, and gets no code', async () => {
    const given = givenNobody({ isBanned: true })

    expect((await given.begin.execute({ wish, ...owner, email: ` ${given.account.email} ` })).ok).toBe(true)
    expect(given.codeMessages.sent).toEqual([])
  })

  it('who is signed in with a proved address needs no code, and a taken address gets a number', async () => {
    const given = givenNobody({}, [organisation(1, 'eerste-kamp', 'active'), organisation(2, 'eerste-kamp-2', 'deleted')])

    const listed = await given.list.execute({ wish, owner: signedIn(given.account), browser })

    expect(listed).toMatchObject({ value: { slug: 'eerste-kamp-3' } })
  })

  it.each([
    [{ isEmailVerified: false }, 'email-not-proved'],
    [{ role: 'SUPERADMIN' }, 'platform-account'],
    [{ role: 'ORGUSER' }, 'other-role'],
  ] as const)('may not as %j: %s', async (facts, code) => {
    const given = givenNobody(facts)

    expect(await given.list.execute({ wish, owner: signedIn(given.account), browser })).toEqual(refused({ code }))
  })

  it('has three that wait at most', async () => {
    const waiting = Array.from({ length: mostPending }, (_, nth) => organisation(nth + 1, `camp-${nth}`, 'pending'))
    const given = givenNobody({ role: 'ORGADMIN', organisationIds: waiting.map(({ id }) => id) }, waiting)

    const listed = await given.list.execute({ wish, owner: signedIn(given.account), browser })

    expect(listed).toEqual(refused({ code: 'too-many-pending' }))
  })

  it('has no more where others were listed after the account was read', async () => {
    const waiting = Array.from({ length: mostPending }, (_, nth) => organisation(nth + 1, `camp-${nth}`, 'pending'))
    const given = givenNobody(
      {},
      waiting,
      waiting.map(({ id }) => id),
    )

    const listed = await given.list.execute({ wish, owner: signedIn(given.account), browser })

    expect(listed).toEqual(refused({ code: 'too-many-pending' }))
    expect([given.auditTrail.all, given.aboardLetters.sent]).toEqual([[], []])
  })
})

it('campsites that are open already do not count among the three that wait', async () => {
  const open = Array.from({ length: mostPending }, (_, nth) => organisation(nth + 1, `camp-${nth}`, 'active'))
  const given = givenNobody({ role: 'ORGADMIN', organisationIds: open.map(({ id }) => id) }, open)

  expect((await given.list.execute({ wish, owner: signedIn(given.account), browser })).ok).toBe(true)
})

describe('what is typed', () => {
  it('is kept without the spaces around it and doubled in it, and a name to a hundred letters', async () => {
    const given = givenNobody()
    const typed = { email: ` ${owner.email}  `, firstName: ' Nomsa   Thandi ', lastName: 'D'.repeat(101) }

    await given.begin.execute({ wish, ...owner, ...typed })

    expect(given.made).toEqual([{ email: owner.email, firstName: 'Nomsa Thandi', lastName: 'D'.repeat(100) }])
  })

  it.each([
    [254, []],
    [255, [{ field: 'email', code: 'email-invalid' }]],
  ])('an address of %i letters, spaces around it not counted, has the problems %j', async (length, problems) => {
    const given = givenNobody()
    const email = ` nomsa@${'b'.repeat(length - 'nomsa@.test'.length)}.test `

    const begun = await given.begin.execute({ wish, ...owner, email })

    expect(begun.ok ? [] : begun.refusal).toEqual(problems.length === 0 ? [] : { code: 'invalid', problems })
  })

  it('a province is known in whatever letters', async () => {
    const given = givenNobody()

    expect(await given.begin.execute({ wish: { ...wish, place: 'Hermanus, WESTERN cape' }, ...owner })).toMatchObject({
      ok: true,
    })
  })

  it('an owner without a first name is told', async () => {
    const given = givenNobody()

    const begun = await given.begin.execute({ wish, ...owner, firstName: ' ' })

    expect(begun).toEqual(refused({ code: 'invalid', problems: [{ field: 'firstName', code: 'name-of-owner-missing' }] }))
  })

  it.each([
    [{ name: ' ' }, [{ field: 'name', code: 'name-missing' }]],
    [{ place: '' }, [{ field: 'place', code: 'place-missing' }]],
    [{ place: 'qqqq' }, [{ field: 'place', code: 'place-unknown' }]],
    [{ place: 'Hermanis' }, [{ field: 'place', code: 'place-unclear', choices: ['Hermanus, Western Cape'] }]],
    [{ place: 'Hermanus, Limpopo' }, [{ field: 'place', code: 'place-unclear', choices: ['Hermanus, Western Cape'] }]],
    [{ pin: { latitude: 52, longitude: 13 } }, [{ field: 'place', code: 'pin-abroad' }]],
    [{ areTermsAccepted: false }, [{ field: 'terms', code: 'terms-missing' }]],
  ])('%j is told', async (facts, problems) => {
    const given = givenNobody()

    expect(await given.begin.execute({ wish: { ...wish, ...facts }, ...owner })).toEqual(refused({ code: 'invalid', problems }))
    expect(given.codeMessages.sent).toEqual([])
  })

  it('a pin says where, and the nearest town how it is called', async () => {
    const given = givenNobody()
    const pinned = { ...wish, place: '', pin: { latitude: -33.80004, longitude: 18.8 } }

    await given.list.execute({ wish: pinned, owner: signedIn(given.account), browser })

    const id = given.auditTrail.all.at(-1)?.organisationId as OrganisationId
    expect(await given.organisationRecords.find(id)).toMatchObject({
      record: { cityName: 'Stellenbosch', latitude: -33.8, longitude: 18.8 },
    })
  })
})

it('somebody points at the map and is told the town, but not abroad', async () => {
  const find = new FindNearestTown({ places: new InMemoryPlaces(somePlaces) })

  expect(await find.execute({ latitude: -34.3, longitude: 19.2 })).toMatchObject(accepted({ name: 'Hermanus' }))
  expect(await find.execute({ latitude: 48, longitude: 11 })).toEqual(refused({ code: 'pin-abroad' }))
})

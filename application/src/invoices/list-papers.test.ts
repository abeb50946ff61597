import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { type Actor, system } from '../shared/actor.ts'
import { ListAllPapers, ListPapers } from './list-papers.ts'
import type { FoundPapers, PaperQuery } from './paper-lists.ts'
import { PrintFeePaper } from './print-fee-paper.ts'

const organisationId = 'kwena' as OrganisationId
const person = (role: Role, organisation: OrganisationId = organisationId): Actor => ({
  kind: 'user',
  userId: 'anna' as UserId,
  role,
  organisationIds: [organisation],
})
const stranger = person('ORGADMIN', 'other' as OrganisationId)
const found = { rows: [], total: 0 } as unknown as FoundPapers

function given() {
  const asked: PaperQuery[] = []
  const paperLists = {
    list: async (query: PaperQuery) => {
      asked.push(query)
      return found
    },
  }
  return { asked, ports: { paperLists } as unknown as ConstructorParameters<typeof ListPapers>[0] }
}
const page = { search: '', sort: 'issuedAt', isDescending: true, limit: 9, offset: 0 } as unknown as Omit<
  PaperQuery,
  'organisationId'
>

it('a campsite’s papers are listed for its own people', async () => {
  const { asked, ports } = given()
  const list = (actor: Actor) => new ListPapers(ports).execute({ ...page, actor, organisationId })

  expect(await list(person('ORGUSER'))).toEqual(accepted(found))
  expect(await list(stranger)).toEqual(refused({ code: 'not-found' }))

  expect(asked).toEqual([{ ...page, organisationId }])
})

it('the papers of all are listed for the platform', async () => {
  const { asked, ports } = given()
  const list = (actor: Actor) => new ListAllPapers(ports).execute({ ...page, actor })

  expect(await list(system('desk'))).toEqual(accepted(found))
  expect(await list(person('ORGADMIN'))).toEqual(refused({ code: 'not-permitted' }))

  expect(asked).toEqual([{ ...page, organisationId: null }])
})

it('what the platform invoiced is printed for the campsite itself, where there is such a paper', async () => {
  const month = Temporal.PlainYearMonth.from('2026-11')
  const printed: unknown[] = []
  const file = { name: 'fees.pdf', contentType: 'application/pdf', content: new Uint8Array() } as const
  const ports = {
    issuedPapers: {
      ofMonth: async (asked: { readonly month: Temporal.PlainYearMonth }) => (asked.month.equals(month) ? { id: 'paper' } : null),
    },
    paperPrinter: {
      paper: async (wanted: unknown) => {
        printed.push(wanted)
        return file
      },
    },
  } as unknown as ConstructorParameters<typeof PrintFeePaper>[0]
  const print = (actor: Actor, of = month) => new PrintFeePaper(ports).execute({ actor, organisationId, month: of })

  expect(await print(person('ORGADMIN'))).toEqual(accepted(file))
  expect(await print(person('ORGADMIN'), month.add({ months: 1 }))).toEqual(refused({ code: 'no-such-paper' }))
  expect(await print(stranger)).toEqual(refused({ code: 'not-found' }))

  expect(printed).toEqual([{ paper: { id: 'paper' }, guest: null, timezone: 'Africa/Johannesburg' }])
})

import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { system, visitor } from '../../shared/actor.ts'
import type { EnquiryId } from '../enquiries.ts'
import { aContactMessage, aProspect } from '../testing/an-enquiry.ts'
import { SearchEnquiries, ShowEnquiry } from './show-enquiries.ts'
import { InMemoryProspects } from './testing/in-memory-prospects.ts'

const platform = system('desk')
const ports = { prospects: new InMemoryProspects([aProspect(), aContactMessage()], () => null as never) }
const page = { search: '', sort: 'createdAt', isDescending: true, limit: 1, offset: 0, stage: '' } as const
const notPermitted = refused({ code: 'not-permitted' })

it('enquiries are found page by page, by the platform alone', async () => {
  const search = new SearchEnquiries(ports)

  expect(await search.execute({ actor: platform, ...page })).toMatchObject({ ok: true, value: { total: 2, rows: [{}] } })
  expect(await search.execute({ actor: platform, ...page, stage: 'message' })).toMatchObject({ value: { total: 1 } })
  expect(await search.execute({ actor: visitor, ...page })).toEqual(notPermitted)
})

it('one of them is shown to the platform alone', async () => {
  const show = (id: EnquiryId, actor: typeof platform | typeof visitor = platform) =>
    new ShowEnquiry(ports).execute({ actor, id })
  const message = aContactMessage()

  expect(await show(message.id)).toMatchObject(accepted({ enquiry: { id: message.id } }))
  expect(await show('nothing' as EnquiryId)).toEqual(refused({ code: 'not-found' }))
  expect(await show(message.id, visitor)).toEqual(notPermitted)
})

import { ListPeople } from '@camp/application/people/platform/show-people.ts'
import { InMemoryPeopleRecords } from '@camp/application/people/platform/testing/in-memory-people-records.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { administratorNotice } from './administrator-notice.ts'

it('names the command that makes the first administrator, until there is one who may sign in', async () => {
  const peopleRecords = new InMemoryPeopleRecords([])
  const listPeople = new ListPeople({ peopleRecords })
  const said = async () => (await administratorNotice({ listPeople })) !== null
  const heard = [await said()]

  for (const role of ['USER', 'SUPERADMIN'] as const) {
    await peopleRecords.add({ userId: role as UserId, email: `${role}@example.test`, firstName: 'Zanele', lastName: '', role })
    heard.push(await said())
  }
  await peopleRecords.setBan('SUPERADMIN' as UserId, {
    at: (await peopleRecords.find('SUPERADMIN' as UserId))!.createdAt,
    reason: 'x',
  })

  expect([...heard, await said()]).toEqual([true, true, false, true])
  expect(await administratorNotice({ listPeople })).toContain('camp -- user create --role SUPERADMIN --email')
})

import { testId } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { organisationsOfTrail } from './trail-entries.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore(2)
})
afterAll(() => store.stop())

const written = (of: string | null | undefined, ...acts: readonly string[]) =>
  store.em.execute(
    `insert into audit_entry (at, by, organisation_id, act, subject, changes)
     select now(), 'somebody', ?, act, 'it', '[]' from unnest(?::text[]) with ordinality as written (act, place) order by place`,
    [of, `{${acts.join()}}`],
  )

it('names whom somebody changed since the last import, and whom no import writes', async () => {
  const [imported, changed, importedAgain, owned, neverImported] = [801, 802, 803, 804, 805].map(testId)
  await written(imported, 'organisation.imported')
  await written(changed, 'organisation.imported', 'plot.changed')
  await written(importedAgain, 'plot.changed', 'organisation.imported')
  await written(owned, 'organisation.bank-details', 'organisation.imported')
  await written(neverImported, 'plot.changed')
  await written(null, 'whatsapp-template.changed')

  expect(await organisationsOfTrail(store.em)).toEqual([changed, owned, neverImported, null])
})

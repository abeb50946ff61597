import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

it('counts every problem of a document, also those that it does not list', async () => {
  const problems = [
    { path: 'organisations[0]', problem: 'expected an object, got 7' },
    { path: 'document', problem: '2800 more problems are not listed', standsFor: 2800 },
  ]
  const importOrganisations = { execute: async () => refused({ code: 'document-invalid' as const, problems }) }

  const { messages } = await camp('org import organisations.json', { door: fakeDoor({ useCases: { importOrganisations } }) })

  expect(messages).toContain('problems found in organisations.json: 2801.')
})

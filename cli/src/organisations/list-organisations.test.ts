import { accepted } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

it('says of an empty marketplace how campsites come into it, wherever its database is', async () => {
  const door = fakeDoor({ useCases: { listOrganisations: { execute: async () => accepted([]) } } })

  const { exit, messages } = await camp('org list', { door })

  expect(exit).toBe(0)
  expect(messages).toContain('Next: npm run camp -- org import <file>')
  expect(messages).toContain('where DATABASE_URL is not set, invented ones: npm run camp -- demo load')
})

import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

it('refuses a document in which letters would be lost', async () => {
  const door = fakeDoor({ door: { readBytes: async () => Buffer.from('{"name": "Müller"}', 'latin1') } })

  expect(await camp('org import camps.json', { door })).toMatchObject({
    exit: 1,
    messages: 'camps.json: not in UTF-8, as JSON has to be. Save it again as UTF-8.',
  })
})

it('reads a document as Windows writes it', async () => {
  const door = fakeDoor({ door: { readBytes: async () => Buffer.from('\uFEFF{}', 'utf16le') } })

  expect(await camp('org import camps.json', { door })).toMatchObject({ exit: 0 })
})

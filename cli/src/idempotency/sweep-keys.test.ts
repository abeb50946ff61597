import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

it('camp key sweep says how many keys it deleted', async () => {
  expect(await camp('key sweep')).toMatchObject({ exit: 0, messages: expect.stringContaining('Deleted: 3.') })
  expect(JSON.parse((await camp('key sweep --json')).data)).toEqual({ removed: 3 })
})

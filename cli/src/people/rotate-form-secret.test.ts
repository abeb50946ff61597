import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

it('camp secret rotate says what it means for those who have a page open', async () => {
  expect(await camp('secret rotate')).toMatchObject({ exit: 0, messages: expect.stringContaining('nobody is signed out') })
})

import { expect, it } from 'vitest'
import { withTimeout } from './with-timeout.ts'

it('gives the answer that comes in time', async () => {
  expect(await withTimeout(Promise.resolve('answer'), 1000)).toBe('answer')
})

it('is TIMEOUT when none comes', async () => {
  const never = Promise.withResolvers<string>().promise

  await expect(withTimeout(never, 1)).rejects.toMatchObject({ code: 'TIMEOUT' })
})

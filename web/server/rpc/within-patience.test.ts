import { expect, it } from 'vitest'
import { withinPatience } from './within-patience.ts'

it('gives the answer that comes in time', async () => {
  expect(await withinPatience(Promise.resolve('answer'), 1000)).toBe('answer')
})

it('is TIMEOUT when none comes', async () => {
  const never = Promise.withResolvers<string>().promise

  await expect(withinPatience(never, 1)).rejects.toMatchObject({ code: 'TIMEOUT' })
})

import { expect, it } from 'vitest'
import { Argon2PasswordHasher } from './argon2-password-hasher.ts'

const hasher = new Argon2PasswordHasher()

it('makes a PHC string of argon2id at 19 MiB that is never the same twice, and knows its password again', async () => {
  const [one, two] = [await hasher.hash('koppies en klowe'), await hasher.hash('koppies en klowe')]

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await hasher.check('koppies en klowe', one)).toEqual({ isRight: true, isOutdated: false })
  expect(await hasher.check('koppies', one)).toEqual({ isRight: false, isOutdated: false })
})

it('reads a hash of other parameters, and says that it is outdated', async () => {
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$bm9ib2R5bm9ib2R5bm9ib2R5bm9ib2R5bm9ib2R5MTI'

  expect(await hasher.check('anything', cheap)).toEqual({ isRight: false, isOutdated: true })
})

it('finds nothing right where there is no hash', async () => {
  expect(await hasher.check('', null)).toMatchObject({ isRight: false })
})

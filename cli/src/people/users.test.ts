import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'
import { fakePeople } from '../testing/fake-people.ts'
import { RecordingTerminal } from '../testing/recording-terminal.ts'

const administrator = 'user create --role SUPERADMIN --email zanele@example.org'

it('makes the first administrator with a password from a file', async () => {
  const { useCases, passwords, records } = fakePeople()
  const door = fakeDoor({ useCases })
  door.files.set('password.txt', 'a river runs uphill\n')

  const made = await camp(`${administrator} --password-from password.txt --json`, { door })

  expect(JSON.parse(made.data)).toMatchObject({ email: 'zanele@example.org', role: 'SUPERADMIN', hasPassword: true })
  expect([...passwords.values()]).toEqual(['a river runs uphill'])
  expect((await records.list(everybody)).rows).toMatchObject([{ name: 'zanele', role: 'SUPERADMIN', state: 'working' }])
})

it('asks the person at the terminal for the password', async () => {
  const { useCases, passwords } = fakePeople()
  const terminal = new RecordingTerminal({ isScreen: true, answers: ['a river runs uphill'] })

  expect(await camp(administrator, { door: fakeDoor({ useCases }), terminal })).toMatchObject({ exit: 0 })

  expect(terminal.questions).toEqual(['Password (8 characters or more)'])
  expect([...passwords.values()]).toEqual(['a river runs uphill'])
})

it('makes nobody with a password that anybody would guess', async () => {
  const { useCases, records } = fakePeople()
  const door = fakeDoor({ useCases })
  door.files.set('password.txt', 'password1')

  const refused = await camp(`${administrator} --password-from password.txt`, { door })

  expect(refused).toMatchObject({ exit: 2, messages: expect.stringContaining('Too many people use this password') })
  expect((await records.list(everybody)).total).toBe(0)
})

it('says how somebody without a password comes in, and who has an account already', async () => {
  const door = fakeDoor({ useCases: fakePeople().useCases })

  expect(await camp(`${administrator} --code`, { door })).toMatchObject({
    exit: 0,
    messages: expect.stringContaining('a code to their e-mail'),
  })
  expect(await camp(administrator, { door })).toMatchObject({
    exit: 4,
    messages:
      'zanele@example.org: Somebody has an account with this address.\n' +
      'Next: npm run camp -- user reset --email zanele@example.org --password-from <path>',
  })
})

it('makes nobody who would have no way in, and nothing that cannot be meant', async () => {
  const { useCases, records } = fakePeople()
  const stopOf = async (words: string, sendsEmail = true) => {
    const door = fakeDoor({ useCases, door: { sendsEmail: async () => sendsEmail } })
    const { exit, messages } = await camp(`user create --email zanele@example.org ${words}`, { door })
    return [exit, messages]
  }

  expect(await stopOf('--role SUPERADMIN --no-input')).toEqual([2, 'Missing: --password-from <path> or --code'])
  expect(await stopOf('--role SUPERADMIN --code', false)).toEqual([4, expect.stringContaining('E-mail is off (EMAIL)')])
  expect(await stopOf('--code --password-from password.txt')).toEqual([2, expect.stringContaining('not both')])
  expect(await stopOf('--role USER --org nope --code')).toEqual([2, expect.stringContaining('--org is for staff')])
  expect((await records.list(everybody)).total).toBe(0)
})

it('leaves who has an account already the password of it', async () => {
  const { useCases, passwords } = fakePeople()
  const terminal = new RecordingTerminal({ isScreen: true, answers: ['a river runs uphill'] })
  await camp('user create --email zanele@example.org --code', { door: fakeDoor({ useCases }) })
  const createPerson = { execute: async () => accepted(null) }
  const door = fakeDoor({ useCases: { ...useCases, createPerson } })

  const linked = await camp('user create --role ORGADMIN --org kloofwater-camp --email zanele@example.org', { door, terminal })

  expect(linked).toMatchObject({ exit: 0, messages: expect.stringContaining('They log in as before.') })
  expect(terminal.questions).toEqual([])
  expect(passwords.size).toBe(0)
})

it('says that a password was not set', async () => {
  const { useCases } = fakePeople()
  const setPasswordOf = { execute: async () => refused({ code: 'not-found' as const }) }
  const door = fakeDoor({ useCases: { ...useCases, setPasswordOf } })

  expect(await camp(`${administrator} --password-from password.txt`, { door })).toMatchObject({
    exit: 1,
    messages: expect.stringContaining('user reset'),
  })
})

it('lists, bans, lets in again and resets by e-mail address', async () => {
  const { useCases, passwords } = fakePeople()
  const door = fakeDoor({ useCases })
  door.files.set('-', 'a river runs uphill')
  await camp(`${administrator} --code`, { door })
  await camp('user create --role SUPERADMIN --email thandi@example.org --code', { door })

  const email = '--email ZANELE@example.org'
  const run = async (line: string) => (await camp(line, { door })).exit
  const exits = [await run(`user ban ${email} --reason Spam`), await run(`user ban ${email} --lift`)]
  exits.push(
    await run(`user reset ${email} --password-from -`),
    await run('user reset --email nobody@example.org --password-from -'),
  )
  exits.push(await run(`user reset-factor ${email}`), await run('user reset-factor --email nobody@example.org'))
  const listed = await camp('user list --role SUPERADMIN', { door })

  expect(exits).toEqual([0, 0, 0, 3, 0, 3])
  expect(listed.data).toContain('zanele@example.org')
  expect([...passwords.values()]).toEqual(['a river runs uphill'])
})

it('says before whether somebody can be banned or let in again', async () => {
  const { useCases, records } = fakePeople()
  const door = fakeDoor({ useCases })
  for (const name of ['zanele', 'thandi'])
    await camp(`user create --role SUPERADMIN --email ${name}@example.org --code`, { door })
  const ban = 'user ban --email zanele@example.org'

  const tried = await camp(`${ban} --reason Spam --dry-run`, { door })
  await camp(`${ban} --reason Spam`, { door })
  const freed = await camp(`${ban} --lift --dry-run`, { door })

  expect([tried.messages, freed.messages]).toEqual([
    expect.stringContaining('They would be signed out everywhere and kept out. Nothing was changed.'),
    expect.stringContaining('They could log in again. Nothing was changed.'),
  ])
  expect((await records.list({ ...everybody, search: 'zanele' })).rows).toMatchObject([{ state: 'banned' }])
})

it('says in words whom it does not ban', async () => {
  const door = fakeDoor({ useCases: fakePeople().useCases })
  await camp(`${administrator} --code`, { door })

  const banned = await camp('user ban --email zanele@example.org --reason Spam', { door })

  expect(banned).toMatchObject({ exit: 4, messages: expect.stringContaining('the last administrator of the platform') })
})

const everybody = { search: '', role: '', state: '', sort: 'name', isDescending: false, limit: null, offset: 0 } as const

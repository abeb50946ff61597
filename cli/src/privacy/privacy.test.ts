import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const erase = 'privacy erase zanele@example.org'

it('writes everything on one person, to the screen or to a file that is not there yet', async () => {
  const door = fakeDoor()

  const shown = await camp('privacy export zanele@example.org')
  const written = await camp('privacy export zanele@example.org --out zanele.json', { door })
  const again = await camp('privacy export zanele@example.org --out zanele.json', { door })

  expect(JSON.parse(shown.data)).toEqual({ account: [{ email: 'zanele@example.org' }] })
  expect(written.exit).toBe(0)
  expect(JSON.parse(door.files.get('zanele.json') ?? '')).toEqual(JSON.parse(shown.data))
  expect(again).toMatchObject({ exit: 4, messages: expect.stringContaining('--force overwrites it') })
})

it('erases nobody before it is meant', async () => {
  const asked: string[] = []
  const erasePerson = {
    execute: async ({ who, dryRun }: { readonly who: string; readonly dryRun?: boolean }) => {
      asked.push(dryRun ? `${who}?` : who)
      return accepted({ account: 1, reviews: 2 })
    },
  }
  const door = fakeDoor({ useCases: { erasePerson } })

  expect(await camp(erase, { door })).toMatchObject({ exit: 2, messages: expect.stringContaining('say --yes') })
  expect(asked).toEqual([])
  expect(await camp(`${erase} --dry-run`, { door })).toMatchObject({
    exit: 0,
    messages: expect.stringContaining('would be erased. Nothing was changed.'),
  })
  expect(await camp(`${erase} --yes --json`, { door })).toMatchObject({ exit: 0 })
  expect(asked).toEqual(['zanele@example.org?', 'zanele@example.org'])
})

it.each([
  [{ code: 'open-stays', stays: 2 }, 4, '2 of their stays are still open'],
  [{ code: 'platform-account' }, 4, 'an account of the platform'],
  [{ code: 'not-found' }, 3, 'Not found'],
] as const)('says why somebody is not erased: %j', async (refusal, exit, words) => {
  const door = fakeDoor({ useCases: { erasePerson: { execute: async () => refused(refusal) } } })

  expect(await camp(`${erase} --yes`, { door })).toMatchObject({ exit, messages: expect.stringContaining(words) })
})

it('says how many messages and browsers it forgot', async () => {
  expect(await camp('privacy sweep')).toMatchObject({
    exit: 0,
    messages: expect.stringContaining('Forgotten: messages 2, browsers 1.'),
  })
  expect(JSON.parse((await camp('privacy sweep --json')).data)).toEqual({ messages: 2, devices: 1 })
})

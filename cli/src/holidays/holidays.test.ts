import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'
import { fakeHolidays } from '../testing/fake-holidays.ts'

const day = '--date 2029-05-09 --name Elections'

it('camp holiday list names every declared day and school holiday', async () => {
  expect(JSON.parse((await camp('holiday list --json')).data)[0]).toEqual({
    id: 'ZA-2026-11-04',
    from: '2026-11-04',
    to: '2026-11-04',
    where: 'ZA',
    name: 'Elections',
  })
})

it('camp holiday says what it does to prices before it does it', async () => {
  const saved: unknown[] = []
  const saveMasterRow = {
    execute: async (command: { readonly typed: unknown }) => {
      saved.push(command.typed)
      return { ok: true as const, value: { id: 'ZA-2029-05-09' } }
    },
  }
  const door = fakeDoor({ useCases: { saveMasterRow } })

  const tried = await camp(`holiday declare ${day} --dry-run --json`, { door })
  expect(JSON.parse(tried.data)).toMatchObject({ openHolds: 3, changed: 1, before: 720, after: 740 })
  expect(tried.messages).toContain('Nothing was changed.')
  expect(await camp(`holiday declare ${day} --no-input`, { door })).toMatchObject({ exit: 2 })
  expect(saved).toEqual([])

  const done = await camp(`holiday school --name Winter --from 2031-06-28 --to 2031-07-15 --yes`, { door })
  expect(done.messages).toContain('Added.')
  expect(saved).toEqual([{ name: 'Winter', region: 'ZA-all', year: '2031', startDate: '2031-06-28', endDate: '2031-07-15' }])
})

it('camp holiday remove names one that is not there', async () => {
  expect((await camp('holiday remove ZA-2026-11-04 --yes')).messages).toContain('Removed.')
  const door = fakeDoor({ useCases: { previewHolidayChange: { execute: async () => refused({ code: 'not-found' as const }) } } })
  expect(await camp('holiday remove ZA-2026-11-05 --yes', { door })).toMatchObject({ exit: 3 })
})

it('camp holiday remove takes away what was shown, and nothing that was changed since', async () => {
  const row = { value: 'as shown' }
  const removed: string[] = []
  const door = fakeDoor({
    useCases: {
      showMasterRow: { execute: async () => accepted({ row: null, revision: row.value, choices: {} }) },
      previewHolidayChange: {
        execute: async () => {
          row.value = 'changed by somebody else'
          return fakeHolidays.previewHolidayChange.execute()
        },
      },
      deleteMasterRow: {
        execute: async ({ revision }) => {
          removed.push(revision)
          return accepted(null)
        },
      },
    },
  })

  await camp('holiday remove ZA-2026-11-04 --yes', { door })

  expect(removed).toEqual(['as shown'])
})

it.each([
  [{ code: 'in-use' as const, uses: {} }, 'It is in use, so it cannot be removed.'],
  [{ code: 'already-in-force' as const }, 'It is in force already, so it cannot be changed.'],
])('camp holiday remove says in words why it may not: %j', async (refusal, words) => {
  const door = fakeDoor({ useCases: { deleteMasterRow: { execute: async () => refused(refusal) } } })

  const told = await camp('holiday remove ZA-2026-11-04 --yes', { door })

  expect(told.messages).toContain(words)
  expect(told).toMatchObject({ exit: 4 })
})

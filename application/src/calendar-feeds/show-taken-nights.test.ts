import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import type { FoundCalendar } from './calendar-addresses.ts'
import { ShowTakenNights } from './show-taken-nights.ts'

const changedAt = Temporal.Instant.from('2026-12-01T10:00:00Z')

function showing({ isTooOften = false } = {}) {
  const asked: unknown[] = []
  const calendar = { id: 'c-1', timezone: 'Africa/Johannesburg' } as unknown as FoundCalendar
  const show = new ShowTakenNights({
    calendarAddresses: {
      findByToken: async (token: string) => (token === 'right' ? calendar : undefined),
      taken: async (_: unknown, { from, now }: { from: unknown; now: unknown }) => {
        asked.push([String(from), String(now)])
        return []
      },
      noteContent: async () => ({ hash: 'h-1', changedAt }),
    } as never,
    calendarWriter: { write: async ({ host, writtenAt }) => `${host} ${writtenAt}` },
    attempts: {
      take: async ({ bucket, most, since, at }) => {
        asked.push([bucket, most, String(since), String(at)])
        return isTooOften ? undefined : 'place-1'
      },
    },
    clock: new FixedClock('2026-12-03T23:30'),
    publicUrl: 'https://camp.example/',
  })
  return { show, asked }
}

it('whoever has the address reads the nights from today on, a hundred and twenty times a minute', async () => {
  const { show, asked } = showing()

  const answer = await show.execute({ token: 'right' })

  if (!answer.ok) throw new Error(answer.refusal.code)
  expect([answer.value.etag, answer.value.lastModified]).toEqual(['h-1', changedAt])
  expect(await answer.value.content()).toBe(`camp.example ${changedAt}`)
  expect(asked).toEqual([
    ['calendar c-1', 120, '2026-12-03T21:29:00Z', '2026-12-03T21:30:00Z'],
    ['2026-12-03', '2026-12-03T21:30:00Z'],
  ])
})

it('refuses another address, and whoever asks too often', async () => {
  expect(await showing().show.execute({ token: 'wrong' })).toEqual(refused({ code: 'not-found' }))
  expect(await showing({ isTooOften: true }).show.execute({ token: 'right' })).toEqual(refused({ code: 'too-many' }))
})

import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { campsite } from '../testing/a-campsite.ts'
import type { FeedConflict } from './feed-events.ts'
import { ImportCalendarFile, type ImportCalendarFileCommand } from './import-calendar-file.ts'
import { aBlock, type Given, givenFeeds, plot } from './testing/given-feeds.ts'

const conflict = (uid: string) => ({ uid }) as FeedConflict

function importing(given: Given = {}) {
  const { ports, done } = givenFeeds({ conflicts: [conflict('a'), conflict('other')], ...given })
  const command = { actor: system('test'), orgSlug: campsite.organisation.slug, file: new Uint8Array(), dryRun: false }
  const run = (facts: Partial<ImportCalendarFileCommand>) =>
    new ImportCalendarFile(ports).execute({ ...command, plotId: plot.id, ...facts })
  return { run, done, ports }
}

it('a file for a plot replaces what the same program said before', async () => {
  const { run, done } = importing()

  expect(await run({})).toEqual(accepted({ blocks: [aBlock('a')], skipped: [], conflicts: [conflict('a')] }))
  expect(done.slice(0, 3)).toEqual(['locks', 'file Airbnb of file: a 2026-12-10 to 2026-12-12', 'locks'])
})

it('a dry run says the same, and its transaction ends without anything kept', async () => {
  const { run, ports } = importing()
  const ended: string[] = []
  ports.transaction.run = async (work) => {
    try {
      return await work()
    } catch (error) {
      ended.push(String(error))
      throw error
    }
  }

  expect(await run({ dryRun: true })).toMatchObject({ ok: true, value: { conflicts: [conflict('a')] } })
  expect(ended).toEqual(['Error: nothing is kept'])
})

it('a fault of the store is no result', async () => {
  const { run, ports } = importing()
  ports.feedEvents.lockPlot = async () => {
    throw new Error('no database')
  }

  await expect(run({})).rejects.toThrow('no database')
})

it('refuses a plot that is not there and what cannot be read', async () => {
  const { run } = importing({ read: refused({ code: 'too-long' }) })

  expect(await run({ plotId: 'none' as PlotId })).toEqual(refused({ code: 'plot-not-found' }))
  expect(await run({})).toEqual(refused({ code: 'too-long' }))
  expect(await run({ orgSlug: 'nowhere' })).toEqual(refused({ code: 'not-found' }))
})

it('a file is read with what is past and what is not sure, in the zone of the campsite', async () => {
  const { run, ports } = importing()
  const asked: unknown[] = []
  const { read } = ports.calendarReader
  ports.calendarReader.read = (file, question) => {
    asked.push(question)
    return read(file, question)
  }

  await run({})

  expect(asked).toMatchObject([
    { timezone: 'Africa/Johannesburg', ownHost: 'camp.example', blocksTentative: true, keepsPast: true },
  ])
})

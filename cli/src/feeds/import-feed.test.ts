import { accepted } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { withPlotsAlike } from '../testing/fake-blocks.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const line = 'feed import kloofwater-camp "River stand 1" airbnb.ics'

describe('camp feed import', () => {
  it('answers what is taken, what was skipped and what is booked here too', async () => {
    expect(JSON.parse((await camp(`${line} --json`)).data)).toEqual({
      blocks: [{ startDate: '2027-02-12', endDate: '2027-02-14', uid: 'HM1@airbnb.com', summary: 'Reserved' }],
      skipped: [{ reason: 'cancelled', uid: null }],
      conflicts: [
        {
          uid: 'HM1@airbnb.com',
          startDate: '2027-02-12',
          endDate: '2027-02-14',
          reservation: '482-913-107',
          arrival: '2027-02-13',
          departure: '2027-02-15',
          moveTo: 'River stand 2',
        },
      ],
    })
    expect((await camp(line)).messages).toContain('booked here too, by 482-913-107. Free for that stay: River stand 2')
  })

  it('says that nothing was changed when nothing was', async () => {
    expect((await camp(`${line} --dry-run`)).messages).toContain('Nothing was changed.')
  })

  it('answers what is no calendar as one without blocks, and fails', async () => {
    const door = fakeDoor()
    door.files.set('page.html', '<!doctype html>')
    const answer = await camp('feed import kloofwater-camp "River stand 1" page.html --json', { door })

    expect(answer).toMatchObject({ exit: 1, messages: expect.stringContaining('not a calendar') })
    expect(JSON.parse(answer.data)).toEqual({ blocks: [], skipped: [{ reason: 'not-a-calendar', uid: null }], conflicts: [] })
  })

  it('finds no file and no plot where there is none', async () => {
    expect((await camp('feed import kloofwater-camp "River stand 1" none.ics')).exit).toBe(3)
    expect((await camp('feed import kloofwater-camp Nowhere airbnb.ics')).exit).toBe(3)
    expect((await camp('feed import nowhere "River stand 1" airbnb.ics')).exit).toBe(3)
  })

  it('lists the plots that share a name, and takes one by its site or the first letters of its id', async () => {
    const asked: string[] = []
    const importCalendarFile = {
      execute: async ({ plotId }: { readonly plotId: string }) => {
        asked.push(plotId)
        return accepted({ blocks: [], skipped: [], conflicts: [] })
      },
    }
    const door = () => fakeDoor({ useCases: { ...withPlotsAlike, importCalendarFile } })

    expect(await camp(line, { door: door() })).toMatchObject({
      exit: 2,
      messages: expect.stringMatching(/River, River stand 1\n +Dam, River stand 1, 9d4e8c79\n +Dam, River stand 1, 82d91d70/),
    })
    for (const plot of ['"River, River stand 1"', '82d9']) {
      await camp(`feed import kloofwater-camp ${plot} airbnb.ics`, { door: door() })
    }
    expect(asked).toEqual(['plot-1', '82d91d70-3'])
  })
})

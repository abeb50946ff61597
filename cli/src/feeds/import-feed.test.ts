import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
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
  })
})

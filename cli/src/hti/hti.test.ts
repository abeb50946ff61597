import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

const id = '0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d'

describe('camp hti', () => {
  it('lists messages with what became of them, and says how to try one again', async () => {
    const answer = await camp('hti log --state FAILED --json')

    expect(JSON.parse(answer.data)).toMatchObject([
      { id, kind: 'BOOKING_CREATE', direction: 'INBOUND', state: 'FAILED', errorCode: 427, tries: 1 },
    ])
    expect((await camp('hti log')).messages).toMatch(/hti replay 0197b6a4$/)
    expect((await camp('hti log --state LOST')).exit).toBe(2)
  })

  it('answers a message again', async () => {
    const answer = await camp(`hti replay ${id} --json`)

    expect(JSON.parse(answer.data)).toEqual({ id, state: 'SUCCESS' })
    expect(answer.exit).toBe(0)
  })

  it('says what was sent and settled', async () => {
    expect(JSON.parse((await camp('hti sync --json')).data)).toEqual({ said: 3, silent: 0, failed: 1, forgotten: 0 })
  })

  it('lays the rooms there beside our plots', async () => {
    const answer = await camp('hti check kloofwater-camp --json')

    expect(JSON.parse(answer.data)).toMatchObject([{ code: 'P001', theirs: 'Powered stand 1', ours: 'River, Stand 1' }])
    expect(answer.exit).toBe(0)
  })
})

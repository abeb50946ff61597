import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const line = 'bank import kloofwater-camp statement.csv'

describe('camp bank import', () => {
  it('records what fits a booking alone, and says what became of each line', async () => {
    const answer = JSON.parse((await camp(`${line} --json`)).data)

    expect(answer).toMatchObject({ recordedAny: true, unreadRows: [9] })
    expect(
      answer.lines.map(({ row, amount, reference, outcome }: Record<string, unknown>) => [row, amount, reference, outcome]),
    ).toEqual([
      [2, 500, '482-913-107', 'recorded'],
      [3, 250, '482-913-107', 'amount-alone'],
      [4, 3, null, 'unmatched'],
      [5, 80, null, 'recorded-before'],
    ])
    expect((await camp(line)).messages).toContain('1 recorded.')
    expect((await camp(line)).messages).toContain('Rows that cannot be read: 9.')
  })

  it('records nothing when it only looks', async () => {
    const answer = await camp(`${line} --dry-run`)

    expect(answer.messages).toContain('Nothing was recorded; 1 would be.')
    expect(answer.data).toContain('matched')
  })

  it('fails on what is no statement, and finds no file and no campsite where there is none', async () => {
    const door = fakeDoor()
    door.files.set('letter.csv', 'Dear owner')

    expect(await camp('bank import kloofwater-camp letter.csv', { door })).toMatchObject({
      exit: 1,
      messages: expect.stringContaining('no line names a date and an amount'),
    })
    expect((await camp('bank import kloofwater-camp none.csv')).exit).toBe(3)
    expect((await camp('bank import nowhere statement.csv')).exit).toBe(3)
  })
})

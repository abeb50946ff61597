import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const headings = 'Ref,Name,Room,Arrival,Departure'

function withFile(text: string) {
  const door = fakeDoor()
  door.files.set('list.csv', text)
  return (options = '') => camp(`booking import kloofwater-camp list.csv ${options}`, { door })
}

describe('camp booking import', () => {
  it('brings in what the file says, and says what became of each row', async () => {
    const run = withFile(`${headings}\nNB1,Thandi,Stand 1,2026-12-01,2026-12-03`)

    expect(JSON.parse((await run('--json')).data)).toMatchObject({
      booked: 1,
      lines: [
        { row: 2, outcome: 'new', total: 950 },
        { row: 3, outcome: 'known' },
      ],
    })
    expect((await run()).messages).toContain('1 brought in.')
    expect((await run('--dry-run')).messages).toContain('Nothing was brought in; 1 would be.')
  })

  it('brings in nothing while one row has a problem, and takes the word for a plot and a column', async () => {
    const run = withFile(`${headings}\nNB1,Thandi,The moon,2026-12-01,2026-12-03`)

    expect(await run()).toMatchObject({
      exit: 4,
      messages: expect.stringContaining('1 have a problem'),
      data: expect.stringContaining('no plot The moon'),
    })
    expect((await run('--plot "The moon=stand 1"')).exit).toBe(0)
    const bare = withFile('Ref,Name,Where,Arrival,Departure\nNB1,Thandi,Stand 1,2026-12-01,2026-12-03')
    expect((await bare()).messages).toContain('no column says plot')
    expect((await bare('--column plot=where')).exit).toBe(0)
  })

  it('says what is no field, heading, plot, file or campsite', async () => {
    const run = withFile(`${headings}\n`)

    expect((await run('--column colour=Room')).messages).toContain('colour is none of reference')
    expect((await run('--column plot=Colour')).messages).toContain('the file has no heading Colour')
    expect((await run('--plot "A=B"')).messages).toContain('has no plot B')
    expect((await withFile('Dear owner')()).messages).toContain('no CSV with headings')
    expect((await camp('booking import kloofwater-camp none.csv')).exit).toBe(3)
    expect((await camp('booking import nowhere statement.csv')).exit).toBe(3)
  })
})

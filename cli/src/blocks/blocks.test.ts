import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

const create = 'block create --org kloofwater-camp --plot "River stand 1"'

describe('camp block', () => {
  it('blocks a plot that is named, and says what to do next', async () => {
    const { exit, messages } = await camp(`${create} --from 2027-02-12 --to 2027-02-14 --reason "New gravel"`)

    expect(exit).toBe(0)
    expect(messages).toContain('Blocked: River stand 1, 2027-02-12 to 2027-02-14.')
    expect(messages).toContain('block list --org kloofwater-camp')
  })

  it('tells the end of a courtesy hold in local time', async () => {
    const { data } = await camp(`${create} --from 2027-02-12 --to 2027-02-14 --until 2027-01-31 --dry-run --json`)

    expect(JSON.parse(data)).toMatchObject([{ plots: ['River stand 1'], expiresAt: '2027-02-01T00:00:00+02:00' }])
  })

  it.each([
    [`${create} --from 2027-03-12 --to 2027-03-14`, 4, 'Not free on these nights: River stand 1.'],
    [`${create} --from 2027-02-12`, 2, 'Missing: --from <date> and --to <date>'],
    [`${create} --from 2027-02-14 --to 2027-02-12`, 2, '--to must be after --from'],
    ['block create --org kloofwater-camp --plot Nowhere --from 2027-02-12 --to 2027-02-14', 3, 'There is no plot "Nowhere"'],
    ['block create --org nowhere --plot Nowhere --from 2027-02-12 --to 2027-02-14', 3, 'nowhere: Not found.'],
  ])('refuses %s', async (line, code, words) => {
    const { exit, messages } = await camp(line)

    expect({ exit, messages: messages }).toEqual({ exit: code, messages: expect.stringContaining(words) })
  })

  it('lists blocks, and gives one back', async () => {
    const listed = await camp('block list --org kloofwater-camp')
    const released = await camp('block release block-1')

    expect(listed.data).toContain('New gravel')
    expect([released.exit, released.messages]).toEqual([0, '2027-02-12 to 2027-02-14 are free again.'])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { deletionKinds, deletionWords } from './deletion-words.ts'

beforeAll(() => loadAllWords('en'))

const person = { username: 'zanele', role: 'ORGADMIN', organisation: 'Kwena Camp' }
const values = { name: 'Half now', count: 2, plots: 'A1, A2', plot: 'A1', site: 'Riverside', ...person }
const refused = { plots: 3, reservations: 2, blocks: 1 }

describe('the words of deleting', () => {
  it.each(deletionKinds)('%s are whole sentences', (kind) => {
    const { namespace, title, question, means, plots, problems = {} } = deletionWords[kind]
    const t = textIn('en', namespace) as (key: string, given: object) => string

    const asked = [title, question, means, plots ?? title].map((key) => t(key, values))
    const said = [...asked, ...Object.values(problems).map((key) => t(key, refused))]
    expect(said.filter((text) => text === '' || /[{}]|problem_|delete[A-Z]/.test(text))).toEqual([])
    expect(asked[1]).toMatch(/Half now|zanele/)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { textIn } from './use-text.ts'
import { loadAllWords } from './wording-store.ts'

beforeAll(() => loadAllWords('en'))

describe('a translator', () => {
  it('speaks the words of its namespace', () => {
    expect(textIn('en', 'errors')('notFoundTitle')).toBe('Page not found')
    expect(textIn('en', 'common')('nights', { count: 2 })).toBe('2 nights')
  })

  it('does not compile with a misspelt key, a missing value or one too many', () => {
    const t = textIn('en', 'common')
    const mistakes = () => {
      // @ts-expect-error: no such key
      t('nigths', { count: 2 })
      // @ts-expect-error: the count is missing
      t('nights')
      // @ts-expect-error: a count is a number
      t('nights', { count: 'two' })
      // @ts-expect-error: takes no values
      t('save', { count: 1 })
      // @ts-expect-error: no such namespace
      textIn('en', 'comon')
    }
    expect(mistakes).toThrow()
  })
})

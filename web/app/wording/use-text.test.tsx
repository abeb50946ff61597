import * as react from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { textIn, useText } from './use-text.ts'
import { loadAllWords, loadWords } from './wording-store.ts'

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

/** What React draws components with at this moment, by its name for it. */
const drawing = (react as unknown as Record<string, { H: unknown }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

describe('words in a component', () => {
  it('are asked of React each time, also once they are there: it counts on being asked again', async () => {
    const asked: unknown[] = []
    const answers = new Map<unknown, unknown>([[loadWords('en', 'search'), await loadWords('en', 'search')]])
    const use = (what: unknown) => {
      asked.push(what)
      return answers.get(what) ?? 'en'
    }
    if (drawing) drawing.H = { use }

    const said = useText('search')('map')
    if (drawing) drawing.H = null

    expect(said).toBe('Map')
    expect(asked).toContain(loadWords('en', 'search'))
  })

  it('are known to React as there before anybody asks, so that nothing waits', async () => {
    const words = await loadWords('en', 'search')

    expect(loadWords('en', 'search')).toMatchObject({ status: 'fulfilled', value: words })
  })
})

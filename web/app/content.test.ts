import { describe, expect, it } from 'vitest'
import { defaultPages, footerPages } from './frames/site/navigation.ts'
import { contentParts } from './wording/en/content/content-parts.ts'

const parts = await Promise.all(
  Object.values(contentParts).map((load): Promise<Record<string, Record<string, string>>> => load()),
)
const texts = parts
  .flatMap((part) => Object.entries(part))
  .flatMap(([name, words]) => Object.entries(words).map(([key, text]) => [`${name}.${key}`, text] as const))
const pages = new Set([...defaultPages, ...footerPages].map(({ to }) => to).concat('/book-demo', '/list-your-campsite'))

describe('the words of the long pages', () => {
  it.each(texts)('are calm and whole: %s', (_, text) => {
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(/!|oops|lorem|hurry|last chance|only \d+ left|act now|guarantee/i)
  })

  it('lead to pages that are there', () => {
    const links = texts.flatMap(([, text]) => [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path ?? ''))

    expect(links.length).toBeGreaterThan(10)
    for (const link of links) expect(pages).toContain(link)
  })
})

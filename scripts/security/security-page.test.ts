import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesOf, readRequirements, securityPage, wrongChapters } from './security-page.ts'

const requirements = readRequirements()

it('every requirement has its line, once', () => {
  expect(wrongChapters(requirements)).toEqual([])
  expect(new Set(requirements.map(({ ids }) => ids)).size).toBe(requirements.length)
})

it('what is said to show a requirement is there', () => {
  const root = new URL('../../', import.meta.url)

  expect(requirements.flatMap(filesOf).filter((file) => !existsSync(new URL(file, root)))).toEqual([])
})

it('docs/security.md says what the table says', async () => {
  await expect(securityPage(requirements)).toMatchFileSnapshot('../../docs/security.md')
})

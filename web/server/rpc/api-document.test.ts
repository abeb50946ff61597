import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { appRouter } from './app-router.ts'
import { refusalAnswers } from './refusal-codes.ts'

const document = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const procedures = Object.keys(appRouter._def.procedures)

it('shows every procedure, and none that is not there', () => {
  const concepts = new Set(procedures.map((name) => name.split('.')[0]))
  const named = [...document.matchAll(/`([a-zA-Z]+)\.([a-zA-Z]+)`/g)]
    .filter(([, concept]) => concept !== undefined && concept !== 'data' && concepts.has(concept))
    .map(([, concept, procedure]) => `${concept}.${procedure}`)

  expect([...new Set(named)].toSorted()).toEqual(procedures.toSorted())
})

it('shows every reason of a refusal with its code', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| '))

  for (const { code, reason } of Object.values(refusalAnswers)) {
    expect(rows.some((row) => row.startsWith(`| ${code} |`) && row.includes(`\`${reason}\``))).toBe(true)
  }
})

import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './repository.mjs'

const skippedFolders = new Set(['node_modules', 'build', 'screenshots', '.git', '.data', '.turbo', '.react-router'])
const codeTypes = new Set(['.ts', '.tsx', '.mjs', '.css'])
const longestCommentLine = 110

/** Paths from the root, of code and documents. */
function textFiles(folder = root): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : textFiles(path)
    return codeTypes.has(extname(entry.name)) || entry.name.endsWith('.md') ? [relative(root, path)] : []
  })
}

interface Line {
  readonly where: string
  readonly text: string
}

const files = textFiles().filter((path) => path !== 'scripts/comments.test.ts')
const lines: readonly Line[] = files.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .map((text, index) => ({ where: `${path}:${index + 1}`, text })),
)

const ids = files
  .filter((path) => path.startsWith(join('docs', 'rules')))
  .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\.\*\*/gm)].map(([, id]) => id ?? ''))

function citedRules(text: string): readonly string[] {
  const lists = [...text.matchAll(/\b[Rr]ules? ([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*)/g)].map(([, list]) => list ?? '')
  return lists.flatMap((list) => list.match(/[A-Z]\d+/g) ?? [])
}

describe('the rules of docs/rules', () => {
  it('have one number each', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.length).toBeGreaterThan(80)
  })

  it('are there when a comment or a document cites them', () => {
    const known = new Set(ids)
    const unknown = lines.flatMap(({ where, text }) =>
      citedRules(text).flatMap((id) => (known.has(id) ? [] : [`${where} ${id}`])),
    )
    expect(unknown).toEqual([])
  })

  it('are cited instead of what a reader of this repository does not have', () => {
    const foreign =
      /\b(spec|decisions|ux|brand|stack|competition|house-style|anchors)\.md\b|[Tt]he specification|specification, section|§\s?\d/
    expect(lines.filter(({ text }) => foreign.test(text)).map(({ where }) => where)).toEqual([])
  })
})

describe('a comment', () => {
  it(`has lines of at most ${longestCommentLine} characters`, () => {
    const isComment = ({ where, text }: Line) =>
      codeTypes.has(extname(where.slice(0, where.lastIndexOf(':')))) && /^\s*(\/\*|\*|\/\/)/.test(text)
    const isExempt = ({ text }: Line) => text.includes('biome-ignore') || /https?:\/\/\S{60}/.test(text)
    const tooLong = lines.filter((line) => isComment(line) && !isExempt(line) && line.text.trimEnd().length > longestCommentLine)
    expect(tooLong.map(({ where }) => where)).toEqual([])
  })
})

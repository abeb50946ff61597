import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptBuild } from './kept-build.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'camp-build-'))
  for (const folder of ['web/app/testing', 'web/build', 'domain/src']) mkdirSync(join(root, folder), { recursive: true })
  write('web/app/root.tsx', 'page')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(root, file), text)

function aProcess(build: () => number = () => 0) {
  return keptBuild({ root, sources: ['web', 'domain/src'], stamp: join(root, 'web/build/.stamp'), build: async () => build() })
}

it('a build is current for every process until a source of it is another, whoever made it', async () => {
  expect(aProcess().isCurrent()).toBe(false)
  await aProcess().make()

  expect(aProcess().isCurrent()).toBe(true)
  for (const file of ['web/app/root.test.tsx', 'web/app/testing/a-page.ts', 'web/build/server.js']) write(file, 'not of it')
  expect(aProcess().isCurrent()).toBe(true)
  write('domain/src/rule.ts', 'rule')
  expect(aProcess().isCurrent()).toBe(false)
})

it('a build that broke, or whose sources changed while it was made, is not', async () => {
  await aProcess().make()

  expect(await aProcess(() => 2).make()).toBe(2)
  expect(aProcess().isCurrent()).toBe(false)
  const typing = () => {
    write('web/app/root.tsx', 'another page')
    return 0
  }
  await aProcess(typing).make()
  expect(aProcess().isCurrent()).toBe(false)
})

it('one of other sources that were taken back is none of these', async () => {
  await aProcess().make()
  write('web/app/root.tsx', 'another page')
  await aProcess().make()

  write('web/app/root.tsx', 'page')

  expect(aProcess().isCurrent()).toBe(false)
})
